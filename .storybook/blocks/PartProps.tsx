import { DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentType } from 'react';
import { withReadableTypes } from '../readableTypes';

type Story = Parameters<typeof withReadableTypes>[0];

export interface PartPropsProps {
  /** A part that stands on the page of another one: a skeleton, a group. */
  of: ComponentType<never>;
}

/** The props of a part without stories of its own, with their types as they are written. */
export function PartProps({ of }: PartPropsProps) {
  const { parameters = {} } = useContext(DocsContext).projectAnnotations;
  const { extractArgTypes } = parameters['docs'] as {
    extractArgTypes: (component: unknown) => Story['argTypes'];
  };
  const argTypes = extractArgTypes(of);
  return <PureArgsTable rows={withReadableTypes({ argTypes } as Story) as never} />;
}

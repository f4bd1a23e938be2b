import { DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentType } from 'react';

import { withWrittenTypes } from '../props/controls';

type Story = Parameters<typeof withWrittenTypes>[0];

export interface PartPropsProps {
  /** A component that is documented on another component's page, such as a skeleton. */
  of: ComponentType<never>;
}

/** The props of a component without its own stories, with their types as written. */
export function PartProps({ of }: PartPropsProps) {
  const { parameters = {} } = useContext(DocsContext).projectAnnotations;
  const { extractArgTypes } = parameters['docs'] as {
    extractArgTypes: (component: unknown) => Story['argTypes'];
  };
  const argTypes = extractArgTypes(of);
  return <PureArgsTable rows={withWrittenTypes({ argTypes, component: of } as Story) as never} />;
}

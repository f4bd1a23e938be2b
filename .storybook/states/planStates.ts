import type { Args, Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

import type { WrittenProps } from '../../tools/props/readProps';
import type { ImitatedState } from './imitateStates';

/** The exports of a file of stories. */
export interface StoriesModule {
  default: Meta;
  [story: string]: unknown;
}

/** A column of the grid. */
export interface ComponentState {
  label: string;
  /** States that a person causes. */
  imitates: readonly ImitatedState[];
  /** Props that cause the state. */
  args: Args;
  /** What the component then contains; a component that does not, ignores the props. */
  contains?: string;
}

/** A row of the grid: a variant. */
interface ComponentVariant {
  label: string;
  args: Args;
}

export interface StatePlan {
  /** Props of every cell. */
  args: Args;
  states: readonly ComponentState[];
  variants: readonly ComponentVariant[];
}

const caused: readonly ComponentState[] = [
  { label: 'Rest', imitates: [], args: {} },
  { label: 'Hover', imitates: ['hover'], args: {} },
  { label: 'Focus', imitates: ['focus', 'focus-visible'], args: {} },
  { label: 'Pressed', imitates: ['hover', 'active'], args: {} },
];

const ERROR = 'Check what you entered.';

/** Pages, layers, tables and players are too large for a cell. Their controls have their own grids. */
function isTooLarge({ title = '', parameters = {} }: Meta): boolean {
  const { iframeHeight } = (parameters['docs']?.story ?? {}) as { iframeHeight?: number };
  return (
    /^Components\/(Overlays|Media|Table)\//.test(title) ||
    parameters['layout'] === 'fullscreen' ||
    iframeHeight !== undefined
  );
}

/** Callbacks that make a control out of a label, or add one. */
const controls = ['onClick', 'onDismiss', 'onRemove', 'onRetry'];

const ignore = () => undefined;

/** Without its callbacks, a chip is a label, and a tag cannot be removed. */
const getCallbacks = (written: WrittenProps): Args =>
  Object.fromEntries(controls.flatMap((name) => (written[name] ? [[name, ignore]] : [])));

/** The states that props cause, as far as the component has such props. */
function getPropStates(props: ReadonlySet<string>): ComponentState[] {
  const first = (...names: string[]) => names.find((name) => props.has(name));
  const busy = first('isLoading', 'isPending', 'isSaving');
  return [
    {
      label: 'Disabled',
      imitates: [],
      // Most controls pass on the native attribute without declaring it.
      args: { [first('isDisabled') ?? 'disabled']: true },
      contains: ':disabled, [aria-disabled=true]',
    },
    ...(busy ? [{ label: 'Busy', imitates: [], args: { [busy]: true } }] : []),
    ...(props.has('error')
      ? [{ label: 'Error', imitates: [], args: { error: ERROR }, contains: '[aria-invalid=true]' }]
      : []),
  ];
}

/** A row for each value of `variant`, and one more for what is selected. */
function getVariants(written: WrittenProps): ComponentVariant[] {
  const options = written['variant']?.options ?? [];
  const rows = options.map((variant) => ({ label: String(variant), args: { variant } }));
  return [
    ...(rows.length > 0 ? rows : [{ label: '', args: {} }]),
    ...(written['isSelected'] ? [{ label: 'selected', args: { isSelected: true } }] : []),
  ];
}

/**
 * The grid of a component's states, read from its stories and the types of its props. Undefined for
 * what is too large for a cell.
 */
export function planStates({ default: meta }: StoriesModule): StatePlan | undefined {
  const component = meta.component as
    | (ComponentType & { __writtenProps?: WrittenProps })
    | undefined;
  if (!component || isTooLarge(meta)) return undefined;
  const written = component.__writtenProps ?? {};
  return {
    args: getCallbacks(written),
    states: [...caused, ...getPropStates(new Set(Object.keys(written)))],
    variants: getVariants(written),
  };
}

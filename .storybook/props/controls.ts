import type { Preview } from '@storybook/react-vite';
import { action } from 'storybook/actions';

import * as icons from '../../packages/ui/src/data-display/Icon/icons';
import type { WrittenProp, WrittenProps } from '../../tools/props/readProps';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];
type Control = Pick<ArgType, 'control' | 'options' | 'mapping'>;

/** More options than this are in a menu instead of side by side. */
const FEW_OPTIONS = 5;

const none: Control = { control: false };

/** Whether a value consists of text, numbers, booleans, arrays and plain objects. */
function isData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isData);
  return Object.getPrototypeOf(value) === Object.prototype
    ? !('$$typeof' in value) && Object.values(value).every(isData)
    : false;
}

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** A control that edits data. What a person cannot type, such as an element, has none. */
const getDataControl = (value: unknown): Control =>
  isData(value) ? { control: { type: 'object' } } : none;

/**
 * The control of a prop: what its values are decides, and for some of them the value of the story.
 *
 * @param isOptional Whether an optional callback can be removed, which may change the look.
 */
function getControl(
  name: string,
  { kind, type, options = [] }: WrittenProp,
  value: unknown,
  isOptional: boolean,
): Control {
  if (type === 'IconShape')
    return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
  switch (kind) {
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'number':
      return { control: { type: 'number' } };
    case 'text':
      return { control: { type: 'text' } };
    case 'enum':
      return { control: { type: options.length > FEW_OPTIONS ? 'select' : 'radio' }, options };
    case 'function':
      return isOptional
        ? {
            control: { type: 'inline-radio' },
            options: ['none', 'logs its calls'],
            mapping: { none: undefined, 'logs its calls': action(name) },
          }
        : none;
    case 'node':
      return isText(value) ? { control: { type: 'text' } } : none;
    case 'mixed':
      if (typeof value === 'number' || typeof value === 'boolean')
        return { control: { type: typeof value as 'number' | 'boolean' } };
      return isText(value) ? { control: { type: 'text' } } : getDataControl(value);
    case 'array':
    case 'object':
      return getDataControl(value);
    default:
      return none;
  }
}

/** The props of a component as they are written in its file. */
const getWrittenProps = (component: unknown): WrittenProps =>
  (component as { __writtenProps?: WrittenProps } | undefined)?.__writtenProps ?? {};

/** Adds the type of a prop to its row, and the control. */
function enhance(
  name: string,
  argType: ArgType,
  prop: WrittenProp | undefined,
  value: unknown,
): ArgType {
  const { type, shape } = prop ?? {};
  const table = type ? { type: { summary: type, ...(shape ? { detail: shape } : {}) } } : {};
  const typed = { ...argType, table: { ...argType.table, ...table } };
  // A control that a story's file sets itself stays. Storybook derives its own ones later.
  if (argType.control !== undefined) return typed;
  if (!prop) return isData(value) ? typed : { ...typed, ...none };
  return { ...typed, ...getControl(name, prop, value, argType.type?.required !== true) };
}

/**
 * Props tables and controls from the types in the files of the components (`plugin.ts`): the
 * documentation tool says "union" and "unknown" for many of them, and these get no useful control.
 * A story that does not use its args has no controls, as in Storybook.
 */
export const withWrittenTypes: Enhancer = ({
  argTypes,
  component,
  initialArgs = {},
  parameters = {},
}) => {
  const written = getWrittenProps(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const enhanced = enhance(name, argType, written[name], initialArgs[name]);
      return [name, parameters['__isArgsStory'] ? enhanced : { ...argType, table: enhanced.table }];
    }),
  );
};

import { types as t } from 'storybook/internal/babel';

import { getValue, type SourceModule } from './modules';

/** A prop of a story, or an object with props that it spreads. */
export type Arg =
  | { name: string; value: t.Expression }
  | { name?: undefined; spread: t.Expression; names: readonly string[] };

/** The parts that a story is rendered from. */
export interface StoryParts {
  args: readonly Arg[];
  render?: t.Node | undefined;
}

/** The names of the props that the args are known to contain. */
export const getNames = (args: readonly Arg[]): Set<string> =>
  new Set(args.flatMap((arg) => (arg.name === undefined ? arg.names : arg.name)));

/** Merges args. Later args replace earlier ones. */
export function mergeArgs(base: readonly Arg[], own: readonly Arg[]): Arg[] {
  const names = getNames(own);
  return [...base.filter(({ name }) => name === undefined || !names.has(name)), ...own];
}

/** Creates `...product`, with the names of the object's properties if they can be determined. */
function createSpread(spread: t.Expression, module: SourceModule): Arg {
  const object = t.isIdentifier(spread) ? getValue(spread.name, module) : undefined;
  const names = t.isObjectExpression(object) ? [...getNames(readArgs(object, module))] : [];
  return { spread, names };
}

/** Reads `args: { … }`. */
function readArgs(node: t.Node, module: SourceModule): readonly Arg[] {
  // `Primary.args`
  if (
    t.isMemberExpression(node) &&
    t.isIdentifier(node.object) &&
    t.isIdentifier(node.property, { name: 'args' })
  )
    return readStory(node.object.name, module).args;
  if (!t.isObjectExpression(node)) return [createSpread(node as t.Expression, module)];
  let args: Arg[] = [];
  for (const property of node.properties) {
    if (t.isSpreadElement(property)) {
      args = mergeArgs(args, readArgs(property.argument, module));
      continue;
    }
    if (!t.isObjectProperty(property)) throw new Error('An arg is a method.');
    const name = t.isIdentifier(property.key)
      ? property.key.name
      : (property.key as t.StringLiteral).value;
    args = mergeArgs(args, [{ name, value: property.value as t.Expression }]);
  }
  return args;
}

/** Reads the object of a story or of the meta. */
export function readParts(node: t.Node | undefined, module: SourceModule): StoryParts {
  if (!t.isObjectExpression(node)) throw new Error('A story is not an object.');
  let parts: StoryParts = { args: [] };
  for (const property of node.properties) {
    if (t.isSpreadElement(property)) {
      if (!t.isIdentifier(property.argument)) throw new Error('A story is computed.');
      parts = { ...parts, ...readStory(property.argument.name, module) };
      continue;
    }
    if (t.isIdentifier(property.key, { name: 'render' }))
      parts = { ...parts, render: resolveRender(property, module) };
    else if (t.isIdentifier(property.key, { name: 'args' }) && t.isObjectProperty(property))
      parts = { ...parts, args: readArgs(property.value, module) };
  }
  return parts;
}

/** Reads a story by its export name. */
export const readStory = (name: string, module: SourceModule): StoryParts =>
  readParts(getValue(name, module), module);

/** The function of `render: …` or `render(args) { … }`. */
function resolveRender(
  property: t.ObjectProperty | t.ObjectMethod,
  module: SourceModule,
): t.Node | undefined {
  if (t.isObjectMethod(property)) return property;
  const { value } = property;
  return t.isIdentifier(value) ? getValue(value.name, module) : value;
}

import { traverse, types as t, type NodePath } from 'storybook/internal/babel';

import { createElement, expandSpread } from './jsx';
import type { Arg, StoryParts } from './storyArgs';

/**
 * If a story renders several elements with the args and there are more than this many props, the
 * props are written only once.
 */
const FEW = 3;

const isSpy = (node: t.Node): boolean =>
  t.isCallExpression(node) &&
  t.isIdentifier(node.callee, { name: 'fn' }) &&
  node.arguments.length === 0;

/**
 * Replaces `args.title` with `'Leave?'`; removes calls of spies. Returns whether this was possible.
 */
function replaceRead(path: NodePath, key: string, args: readonly Arg[]): boolean {
  const arg = args.findLast(({ name }) => name === undefined || name === key);
  // A spread object may contain the prop.
  if (arg && arg.name === undefined) return false;
  const { parentPath: parent } = path;
  // `'failed' === 'loading'` would be a type error.
  if (parent?.isBinaryExpression()) return false;
  const isCall =
    parent && t.isNode(parent.node) && 'callee' in parent.node && parent.node.callee === path.node;
  if (!isCall) {
    path.replaceWith(arg ? t.cloneNode(arg.value, true) : t.identifier('undefined'));
    return true;
  }
  if (arg && !isSpy(arg.value)) return false;
  if (parent.parentPath?.isExpressionStatement()) parent.parentPath.remove();
  else if (parent.parentPath?.isArrowFunctionExpression()) parent.replaceWith(t.blockStatement([]));
  else return false;
  return true;
}

/** The name of the prop that is read: `args.title` → `title`. */
function getRead(use: NodePath): string | undefined {
  const { parent } = use;
  const isRead = t.isMemberExpression(parent) || t.isOptionalMemberExpression(parent);
  return isRead && !parent.computed && t.isIdentifier(parent.property)
    ? parent.property.name
    : undefined;
}

/** Replaces a use of `args`. Returns whether this was possible. */
function replaceUse(use: NodePath, args: readonly Arg[]): boolean {
  const { parentPath: parent } = use;
  const element = parent?.parentPath?.parent;
  if (parent?.isJSXSpreadAttribute() && t.isJSXElement(element)) {
    expandSpread(element, parent.node, args);
    return true;
  }
  const key = getRead(use);
  return parent && key ? replaceRead(parent, key, args) : false;
}

/** Replaces each use of the args. Returns whether all of them could be replaced. */
function inlineArgs(render: NodePath<t.FunctionDeclaration>, args: readonly Arg[]): boolean {
  const [parameter] = render.node.params;
  const getUses = (name: string) => render.scope.getBinding(name)?.referencePaths ?? [];
  if (t.isIdentifier(parameter)) {
    const uses = getUses(parameter.name);
    const spreads = uses.filter(({ parent }) => t.isJSXSpreadAttribute(parent));
    if (spreads.length > 1 && args.length > FEW) return false;
    return uses.every((use) => replaceUse(use, args));
  }
  if (!t.isObjectPattern(parameter)) return true;
  return parameter.properties.every(
    (property) =>
      t.isObjectProperty(property) &&
      t.isIdentifier(property.key) &&
      t.isIdentifier(property.value) &&
      getUses(property.value.name).every((use) =>
        replaceRead(use, (property.key as t.Identifier).name, args),
      ),
  );
}

/** `const args: ComponentProps<typeof Dialog> = { … }` */
function declareArgs(component: string, args: readonly Arg[]): t.Statement {
  const id = t.identifier('args');
  id.typeAnnotation = t.tsTypeAnnotation(createPropsType(component));
  const properties = args.map((arg) =>
    arg.name === undefined
      ? t.spreadElement(t.cloneNode(arg.spread, true))
      : t.objectProperty(t.identifier(arg.name), t.cloneNode(arg.value, true)),
  );
  return t.variableDeclaration('const', [t.variableDeclarator(id, t.objectExpression(properties))]);
}

/** `ComponentProps<typeof Dialog>` */
export const createPropsType = (component: string): t.TSTypeReference =>
  t.tsTypeReference(
    t.identifier('ComponentProps'),
    t.tsTypeParameterInstantiation([t.tsTypeQuery(t.identifier(component))]),
  );

const createExample = (params: t.FunctionDeclaration['params'], body: t.BlockStatement) =>
  t.functionDeclaration(t.identifier('Example'), params, body);

/**
 * Generates a story as a component without props, and the constant for its args if it needs one.
 */
export function createStoryFunction(
  { args, render }: StoryParts,
  component: string | undefined,
): t.Statement[] {
  if (!t.isFunction(render)) {
    if (render || !component) throw new Error('It cannot be read from its file.');
    const element = t.returnStatement(createElement(component, args));
    return [createExample([], t.blockStatement([element]))];
  }
  const body = t.isBlockStatement(render.body)
    ? render.body
    : t.blockStatement([t.returnStatement(render.body)]);
  const params = render.params as t.FunctionDeclaration['params'];
  const copy = () => t.cloneNode(createExample(params, body), true);
  const inlined = copy();
  let isInlined = false;
  traverse(t.file(t.program([inlined])), {
    FunctionDeclaration(path) {
      isInlined = inlineArgs(path, args);
      path.stop();
    },
  });
  if (!isInlined && !component) throw new Error('It has args and no component.');
  const example = isInlined ? inlined : copy();
  example.params = [];
  return isInlined ? [example] : [declareArgs(component!, args), example];
}

import { types as t } from 'storybook/internal/babel';

import { getNames, type Arg } from './storyArgs';

type Attributes = t.JSXOpeningElement['attributes'];

const isUndefined = (node: t.Node): boolean => t.isIdentifier(node, { name: 'undefined' });

/** `label="Name"`, `isOpen`, `count={3}`, `{...product}`. */
function createAttribute(arg: Arg): Attributes[number] {
  if (arg.name === undefined) return t.jsxSpreadAttribute(t.cloneNode(arg.spread, true));
  const id = t.jsxIdentifier(arg.name);
  const { value } = arg;
  if (t.isBooleanLiteral(value, { value: true })) return t.jsxAttribute(id);
  if (t.isStringLiteral(value) && !/["\\\n&]/.test(value.value))
    return t.jsxAttribute(id, t.stringLiteral(value.value));
  return t.jsxAttribute(id, t.jsxExpressionContainer(t.cloneNode(value, true)));
}

const createAttributes = (args: readonly Arg[]): Attributes =>
  args.filter(({ name }) => name !== 'children').map(createAttribute);

/** The content between tags. */
function createChildren(args: readonly Arg[]): t.JSXElement['children'] {
  const arg = args.find(({ name }) => name === 'children');
  if (arg?.name === undefined || isUndefined(arg.value)) return [];
  const { value } = arg;
  if (t.isStringLiteral(value) && !/[{}<>&\n]|^\s|\s$/.test(value.value))
    return [t.jsxText(value.value)];
  const node = t.cloneNode(value, true);
  return [t.isJSXElement(node) || t.isJSXFragment(node) ? node : t.jsxExpressionContainer(node)];
}

/** `<Button size="small">Play</Button>` */
export function createElement(name: string, args: readonly Arg[]): t.JSXElement {
  const children = createChildren(args);
  const isEmpty = children.length === 0;
  return t.jsxElement(
    t.jsxOpeningElement(t.jsxIdentifier(name), createAttributes(args), isEmpty),
    isEmpty ? null : t.jsxClosingElement(t.jsxIdentifier(name)),
    children,
  );
}

const getName = (attribute: Attributes[number]): string | undefined =>
  t.isJSXAttribute(attribute) && t.isJSXIdentifier(attribute.name)
    ? attribute.name.name
    : undefined;

/** Replaces `{...args}` with the args, except for props that the element sets itself. */
export function expandSpread(
  element: t.JSXElement,
  spread: t.JSXSpreadAttribute,
  args: readonly Arg[],
): void {
  const { openingElement: opening } = element;
  const at = opening.attributes.indexOf(spread);
  const after = opening.attributes.slice(at + 1);
  const own = new Set(after.map(getName));
  const names = getNames(args);
  opening.attributes = [
    ...opening.attributes.slice(0, at).filter((one) => !names.has(getName(one) ?? '')),
    ...createAttributes(args.filter(({ name }) => name === undefined || !own.has(name))),
    ...after,
  ];
  const isText = (child: t.Node) => t.isJSXText(child) && child.value.trim() === '';
  const children = own.has('children') ? [] : createChildren(args);
  if (children.length === 0 || !element.children.every(isText)) return;
  element.children = children;
  if (!opening.selfClosing) return;
  opening.selfClosing = false;
  element.closingElement = t.jsxClosingElement(t.cloneNode(opening.name));
}

import { babelParse, types as t } from 'storybook/internal/babel';

/** The range of a node in a text. */
export interface Range {
  start: number;
  end: number;
}

/** Returns a text with a range replaced. */
export const replaceRange = (text: string, { start, end }: Range, code: string): string =>
  text.slice(0, start) + code + text.slice(end);

/** The range of a parsed node. */
export const getRange = ({ start, end }: t.Node): Range => ({ start: start ?? 0, end: end ?? 0 });

/** The nodes directly below a node. */
export const getChildren = (node: t.Node): t.Node[] =>
  (t.VISITOR_KEYS[node.type] ?? []).flatMap((key) => {
    const child = node[key as keyof t.Node] as unknown as t.Node | (t.Node | null)[] | null;
    return (Array.isArray(child) ? child : [child]).filter((one) => one != null);
  });

const getKey = (key: t.Node): string | undefined => {
  if (t.isIdentifier(key)) return key.name;
  return t.isStringLiteral(key) ? key.value : undefined;
};

/** The name that a node declares. */
function getName(node: t.Node): string | undefined {
  if (t.isFunctionDeclaration(node) || t.isClassDeclaration(node)) return node.id?.name;
  if (t.isVariableDeclarator(node)) return getKey(node.id);
  const isMember = t.isObjectProperty(node) || t.isObjectMethod(node) || t.isClassMethod(node);
  return isMember && !node.computed ? getKey(node.key) : undefined;
}

/** Finds the declaration with a name that is nearest to the root. Throws if there are several. */
function findNamed(root: t.Node, name: string): t.Node {
  let level = getChildren(root);
  while (level.length > 0) {
    const found = level.filter((node) => getName(node) === name);
    if (found.length > 1) throw new Error(`${name} is declared ${found.length} times`);
    if (found[0]) return found[0];
    // A destructuring pattern declares no property.
    level = level.filter((node) => !t.isObjectPattern(node)).flatMap(getChildren);
  }
  throw new Error(`${name} is not declared`);
}

/** `{ … } as const` → `{ … }` */
const unwrap = (node: t.Node | null | undefined): t.Node | null | undefined =>
  t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) ? unwrap(node.expression) : node;

/**
 * Replaces the statements of a named function, or the value of another declaration.
 *
 * @param path names from the outside to the inside, joined with dots
 */
export function replaceNamed(text: string, path: string, code: string): string {
  let node: t.Node = babelParse(text).program;
  for (const name of path.split('.')) node = findNamed(node, name);
  const value = t.isVariableDeclarator(node) ? node.init : t.isObjectProperty(node) && node.value;
  const target = unwrap(value || node);
  if (t.isFunction(target)) return replaceRange(text, getRange(target.body), `{ ${code} }`);
  if (!target || target === node) throw new Error(`${path} has no value`);
  if (t.isObjectProperty(node) && node.shorthand)
    return replaceRange(text, getRange(node), `${getName(node)}: ${code}`);
  return replaceRange(text, getRange(target), code);
}

import { parseSync, Visitor } from 'vite';

/** A name that a file declares, and its location. */
export interface DeclaredName {
  name: string;
  line: number;
}

interface NamedNode {
  type: string;
  name?: unknown;
  start: number;
}

/** Every identifier that a pattern binds. */
function getBoundNames(node: unknown): readonly NamedNode[] {
  const pattern = node as (NamedNode & Record<string, unknown>) | null;
  const listOf = (key: string) => pattern![key] as readonly Record<string, unknown>[];
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return listOf('properties').flatMap((one) => getBoundNames(one['value'] ?? one['argument']));
    case 'ArrayPattern':
      return listOf('elements').flatMap(getBoundNames);
    case 'AssignmentPattern':
      return getBoundNames(pattern['left']);
    case 'RestElement':
      return getBoundNames(pattern['argument']);
    case 'TSParameterProperty':
      return getBoundNames(pattern['parameter']);
    default:
      return [];
  }
}

/**
 * The names that a script declares: variables, parameters, functions, classes, types, and the keys
 * of objects and members. A name that a file only uses is reported in the file that declares it.
 */
export function findDeclaredNames(file: string, text: string): readonly DeclaredName[] {
  const { program } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const byStart = new Map<number, string>();
  /**
   * The keys of `{ key: name }` in a pattern. They are declared by the value, not by the pattern.
   */
  const patternKeys = new Set<number>();
  const bind = (node: unknown): void =>
    getBoundNames(node).forEach(({ start, name }) => byStart.set(start, String(name)));
  const addFunction = (node: { id?: unknown; params: readonly unknown[] }): void =>
    [node.id, ...node.params].forEach(bind);
  const addId = (node: { id: unknown }): void => bind(node.id);
  const addKey = (node: { key: NamedNode; computed: boolean }): void => {
    if (!node.computed && !patternKeys.has(node.key.start)) bind(node.key);
  };
  new Visitor({
    VariableDeclarator: addId,
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    CatchClause: ({ param }) => bind(param),
    ClassDeclaration: addId,
    TSTypeAliasDeclaration: addId,
    TSInterfaceDeclaration: addId,
    TSEnumDeclaration: addId,
    // Visited before the properties that it contains.
    ObjectPattern: ({ properties }) =>
      properties.forEach((one) => one.type === 'Property' && patternKeys.add(one.key.start)),
    // A shorthand repeats a name that is already declared.
    Property: (node) => {
      if (!node.shorthand) addKey(node);
    },
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
  }).visit(program);
  return [...byStart]
    .sort(([a], [b]) => a - b)
    .map(([start, name]) => ({ name, line: text.slice(0, start).split('\n').length }));
}

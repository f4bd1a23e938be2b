import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { babelParse, traverse, types as t } from 'storybook/internal/babel';

/** A name at the top level of a module: imported, or declared by a statement. */
export type Binding =
  | { kind: 'import'; source: string; name: string; isType: boolean }
  | { kind: 'statement'; statement: t.Statement };

/** A parsed module. */
export interface SourceModule {
  file: string;
  bindings: ReadonlyMap<string, Binding>;
  /** Returns the parsed module of another file. */
  read: (file: string) => SourceModule;
}

/** Resolves a path without an extension to a file. Names of packages stay unchanged. */
export function resolveModule(path: string): string {
  const found = ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find(existsSync);
  return found ?? path;
}

/** The source of an import: a file if the path is relative, otherwise the name of a package. */
const resolveSource = (file: string, source: string): string =>
  source.startsWith('.') ? resolveModule(join(dirname(file), source)) : source;

const getImported = (part: t.ImportDeclaration['specifiers'][number]): string => {
  if (t.isImportNamespaceSpecifier(part)) return '*';
  if (t.isImportDefaultSpecifier(part)) return 'default';
  return t.isIdentifier(part.imported) ? part.imported.name : part.imported.value;
};

/** Creates a function that reads files, each of them only once. */
export function createModuleReader(): (file: string) => SourceModule {
  const modules = new Map<string, SourceModule>();
  const read = (file: string): SourceModule => {
    const module = modules.get(file) ?? { file, bindings: readBindings(file), read };
    modules.set(file, module);
    return module;
  };
  return read;
}

/** `{ … } satisfies Story` → `{ … }` */
function unwrap(node: t.Node | null | undefined): t.Node | undefined {
  const isTyped = t.isTSSatisfiesExpression(node) || t.isTSAsExpression(node);
  return isTyped ? unwrap(node.expression) : (node ?? undefined);
}

/** The value of a constant or a function that a module declares or imports from another file. */
export function getValue(name: string, module: SourceModule): t.Node | undefined {
  const binding = module.bindings.get(name);
  if (binding?.kind === 'import')
    return binding.source.startsWith('/')
      ? getValue(binding.name, module.read(binding.source))
      : undefined;
  const statement = binding?.statement;
  if (t.isFunctionDeclaration(statement)) return statement;
  if (!t.isVariableDeclaration(statement)) return undefined;
  return unwrap(statement.declarations.find(({ id }) => t.isIdentifier(id, { name }))?.init);
}

/** Reads the names at the top level of a file. */
function readBindings(file: string): SourceModule['bindings'] {
  const bindings = new Map<string, Binding>();
  for (const node of babelParse(readFileSync(file, 'utf8')).program.body) {
    if (t.isImportDeclaration(node)) {
      const source = resolveSource(file, node.source.value);
      for (const part of node.specifiers) {
        const isType =
          node.importKind === 'type' || (t.isImportSpecifier(part) && part.importKind === 'type');
        bindings.set(part.local.name, { kind: 'import', source, name: getImported(part), isType });
      }
      continue;
    }
    if (t.isExportNamedDeclaration(node) && node.source) {
      const source = resolveSource(file, node.source.value);
      for (const part of node.specifiers) {
        if (!t.isExportSpecifier(part) || !t.isIdentifier(part.exported)) continue;
        const isType = node.exportKind === 'type' || part.exportKind === 'type';
        bindings.set(part.exported.name, { kind: 'import', source, name: part.local.name, isType });
      }
      continue;
    }
    const statement = t.isExportNamedDeclaration(node) && node.declaration;
    const declared = statement || node;
    if (statement) t.inheritLeadingComments(statement, node);
    const names =
      t.isTSInterfaceDeclaration(declared) || t.isTSTypeAliasDeclaration(declared)
        ? [declared.id.name]
        : Object.keys(t.getBindingIdentifiers(declared, false, true));
    for (const name of names)
      bindings.set(name, { kind: 'statement', statement: declared as t.Statement });
  }
  return bindings;
}

/** The names that a statement uses but does not declare, including types. */
export function getFreeNames(statement: t.Statement): string[] {
  const names = new Set<string>();
  traverse(t.file(t.program([t.cloneNode(statement, true)])), {
    Program: ({ scope }) => Object.keys(scope.globals).forEach((name) => names.add(name)),
    // The scope does not contain types.
    TSTypeReference: ({ node }) =>
      void (t.isIdentifier(node.typeName) && names.add(node.typeName.name)),
    TSTypeQuery: ({ node }) =>
      void (t.isIdentifier(node.exprName) && names.add(node.exprName.name)),
    TSExpressionWithTypeArguments: ({ node }) =>
      void (t.isIdentifier(node.expression) && names.add(node.expression.name)),
  });
  return [...names];
}

import { join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';

import { types as t } from 'storybook/internal/babel';

import { repositoryRoot } from '../vite/root';
import type { SourceModule } from '../story-code/modules';

/** A type, and the module whose names it uses. */
export interface TypeInModule {
  type: t.TSType;
  module: SourceModule;
}

/** A declared type: an interface is its own declaration. */
export type Declared =
  | { kind: 'alias'; type: t.TSType; module: SourceModule }
  | { kind: 'interface'; declaration: t.TSInterfaceDeclaration; module: SourceModule };

/** `@gschool/themes/derive` → its file. */
function findPackageFile(source: string): string | undefined {
  const [, name, rest] = /^@gschool\/([\w-]+)(\/.*)?$/.exec(source) ?? [];
  const folder = join(repositoryRoot, 'packages', name ?? '');
  if (!name || !existsSync(join(folder, 'package.json'))) return undefined;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | undefined>;
  };
  const target = exports[`.${rest ?? ''}`];
  return target && join(folder, target);
}

/** The type with this name, in the module or where the module imports it from. */
export function findType(name: string, module: SourceModule): Declared | undefined {
  const binding = module.bindings.get(name);
  if (binding?.kind === 'import') {
    const file = binding.source.startsWith('/') ? binding.source : findPackageFile(binding.source);
    return file ? findType(binding.name, module.read(file)) : undefined;
  }
  const statement = binding?.statement;
  if (t.isTSTypeAliasDeclaration(statement))
    return { kind: 'alias', type: statement.typeAnnotation, module };
  return t.isTSInterfaceDeclaration(statement)
    ? { kind: 'interface', declaration: statement, module }
    : undefined;
}

type Members = Map<string, TypeInModule>;

const isUndefined = ({ type }: TypeInModule): boolean => t.isTSUndefinedKeyword(type);

function addMembers(
  elements: readonly t.TSTypeElement[],
  module: SourceModule,
  found: Members,
): void {
  for (const element of elements) {
    if (!t.isTSPropertySignature(element) || !element.typeAnnotation) continue;
    const name = t.isIdentifier(element.key)
      ? element.key.name
      : (element.key as t.StringLiteral).value;
    const known = found.get(name);
    if (!known || isUndefined(known))
      found.set(name, { type: element.typeAnnotation.typeAnnotation, module });
  }
}

/** The properties of an object type, with those of the types that it is made of. */
export function collectMembers(
  { type, module }: TypeInModule,
  found: Members = new Map(),
): Members {
  const add = (part: t.TSType) => collectMembers({ type: part, module }, found);
  if (t.isTSParenthesizedType(type)) add(type.typeAnnotation);
  else if (t.isTSIntersectionType(type) || t.isTSUnionType(type)) type.types.forEach(add);
  else if (t.isTSTypeLiteral(type)) addMembers(type.members, module, found);
  else if (t.isTSTypeReference(type) && t.isIdentifier(type.typeName)) {
    const { name } = type.typeName;
    const [first] = type.typeParameters?.params ?? [];
    if (/^(Omit|Pick|Partial|Required|Readonly)$/.test(name) && first) add(first);
    else addDeclared(findType(name, module), found);
  }
  return found;
}

function addDeclared(declared: Declared | undefined, found: Members): void {
  if (declared?.kind === 'alias') collectMembers(declared, found);
  if (declared?.kind !== 'interface') return;
  const { declaration, module } = declared;
  addMembers(declaration.body.body, module, found);
  for (const base of declaration.extends ?? []) {
    if (!t.isIdentifier(base.expression)) continue;
    const type = t.tsTypeReference(base.expression, base.typeParameters);
    collectMembers({ type, module }, found);
  }
}

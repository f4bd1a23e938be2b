import { types as t } from 'storybook/internal/babel';

import { getValue } from '../story-code/modules';
import { collectMembers, findType, type TypeInModule } from './members';

/** What a control edits. `mixed` depends on the value, `other` has no control. */
type Kind =
  | 'boolean'
  | 'text'
  | 'number'
  | 'enum'
  | 'function'
  | 'node'
  | 'array'
  | 'object'
  | 'mixed'
  | 'other';

export interface Meaning {
  kind: Kind;
  /** The values of an `enum`. */
  options?: readonly (string | number)[];
}

const getLiterals = (nodes: readonly (t.Node | null | undefined)[]): (string | number)[] =>
  nodes.flatMap((node) => (t.isStringLiteral(node) || t.isNumericLiteral(node) ? node.value : []));

/** Types of React and of the language, by their names. */
function getKnown(name: string): Kind | undefined {
  if (name === 'ReactNode' || name === 'ReactElement') return 'node';
  if (name.endsWith('EventHandler')) return 'function';
  if (name === 'Record') return 'object';
  if (name === 'Array' || name === 'ReadonlyArray') return 'array';
  return undefined;
}

function getReference(type: t.TSTypeReference, { module }: TypeInModule): Meaning {
  if (!t.isIdentifier(type.typeName)) return { kind: 'other' };
  const { name } = type.typeName;
  const known = getKnown(name);
  if (known) return { kind: known };
  const [first] = type.typeParameters?.params ?? [];
  if (/^(Readonly|Partial)$/.test(name) && first) return getMeaning({ type: first, module });
  const declared = findType(name, module);
  if (!declared) return { kind: 'other' };
  return declared.kind === 'interface' ? { kind: 'object' } : getMeaning(declared);
}

/** `(typeof names)[number]` and `Settings['color']` */
function getIndexed(type: t.TSIndexedAccessType, { module }: TypeInModule): Meaning {
  const object = t.isTSParenthesizedType(type.objectType)
    ? type.objectType.typeAnnotation
    : type.objectType;
  if (t.isTSTypeQuery(object) && t.isIdentifier(object.exprName)) {
    const value = getValue(object.exprName.name, module);
    if (t.isArrayExpression(value)) return { kind: 'enum', options: getLiterals(value.elements) };
  }
  const { indexType: index } = type;
  const isName = t.isTSLiteralType(index) && t.isStringLiteral(index.literal);
  const member = isName
    ? collectMembers({ type: object, module }).get((index.literal as t.StringLiteral).value)
    : undefined;
  return member ? getMeaning(member) : { kind: 'other' };
}

/** Of values that are written alike, such as `4` and `'4'`, the first: a menu shows them once. */
const withoutRepeats = (options: readonly (string | number)[]): (string | number)[] =>
  options.filter((one, at) => options.findIndex((other) => `${other}` === `${one}`) === at);

function getUnion(types: readonly t.TSType[], place: TypeInModule): Meaning {
  const parts = types
    .filter((one) => !t.isTSUndefinedKeyword(one) && !t.isTSNullKeyword(one))
    .map((type) => getMeaning({ ...place, type }));
  const kinds = new Set(parts.map(({ kind }) => kind));
  const [kind] = kinds;
  if (!kind) return { kind: 'other' };
  if (kinds.size === 1 && kind !== 'enum') return { kind };
  const options = withoutRepeats(parts.flatMap((part) => part.options ?? []));
  if (kinds.size === 1) return { kind, options };
  if (kinds.has('node')) return { kind: 'node' };
  kinds.delete('enum');
  const [rest] = kinds;
  return { kind: kinds.size === 1 && (rest === 'text' || rest === 'number') ? rest : 'mixed' };
}

function getLiteral({ literal }: t.TSLiteralType): Meaning {
  if (t.isBooleanLiteral(literal)) return { kind: 'boolean' };
  if (t.isTemplateLiteral(literal)) return { kind: 'text' };
  return { kind: 'enum', options: getLiterals([literal]) };
}

/** What the values of a type are. */
export function getMeaning(place: TypeInModule): Meaning {
  const { type } = place;
  if (t.isTSBooleanKeyword(type)) return { kind: 'boolean' };
  if (t.isTSStringKeyword(type)) return { kind: 'text' };
  if (t.isTSNumberKeyword(type)) return { kind: 'number' };
  if (t.isTSFunctionType(type)) return { kind: 'function' };
  if (t.isTSArrayType(type) || t.isTSTupleType(type)) return { kind: 'array' };
  if (t.isTSTypeLiteral(type) || t.isTSMappedType(type)) return { kind: 'object' };
  if (t.isTSLiteralType(type)) return getLiteral(type);
  if (t.isTSParenthesizedType(type) || t.isTSTypeOperator(type, { operator: 'readonly' }))
    return getMeaning({ ...place, type: type.typeAnnotation });
  if (t.isTSUnionType(type)) return getUnion(type.types, place);
  if (t.isTSIntersectionType(type)) return getUnion(type.types, place);
  if (t.isTSTypeReference(type)) return getReference(type, place);
  if (t.isTSIndexedAccessType(type)) return getIndexed(type, place);
  return { kind: 'other' };
}

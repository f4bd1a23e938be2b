import type { Field, FieldFacts, FieldTable, LeafField } from './fields';

/** The dotted paths of the fields with a fact, such as `location.city`. */
export type PathsWith<Fields, Fact extends keyof FieldFacts> = {
  [Name in keyof Fields & string]: Fields[Name] extends { readonly fields: infer Inner }
    ? `${Name}.${PathsWith<Inner, Fact>}`
    : Fields[Name] extends Readonly<Record<Fact, unknown>>
      ? Name
      : never;
}[keyof Fields & string];

/** The type of the value at a dotted path. */
export type ValueAt<Value, Path> = Path extends `${infer Part}.${infer Rest}`
  ? Part extends keyof Value
    ? ValueAt<Value[Part], Rest>
    : never
  : Path extends keyof Value
    ? Value[Path]
    : never;

/** A field that is not a map, with its dotted path. */
export interface Leaf {
  readonly path: string;
  readonly field: LeafField;
}

/** All fields of a table that are not maps, in the order of the table. */
export const listLeaves = (fields: FieldTable, prefix = ''): readonly Leaf[] =>
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.kind === 'map'
      ? listLeaves(field.fields, `${prefix}${name}.`)
      : [{ path: prefix + name, field }],
  );

/** The paths of the fields with a fact, in the order of the table. */
export const listPathsWith = <Fields extends FieldTable, Fact extends keyof FieldFacts>(
  fields: Fields,
  fact: Fact,
): readonly PathsWith<Fields, Fact>[] =>
  listLeaves(fields)
    .filter(({ field }) => field[fact] !== undefined)
    .map(({ path }) => path as PathsWith<Fields, Fact>);

/** The names of the fields that every document must have; with `new`, those of a new document. */
export const listRequired = (fields: FieldTable, when?: 'new'): readonly string[] =>
  Object.entries<Field>(fields)
    .filter(([, { required }]) => required === 'always' || (when && required === when))
    .map(([name]) => name);

/** The names of the fields that never change, or that only the server changes. */
export const listFixed = (fields: FieldTable): readonly string[] =>
  Object.entries<Field>(fields)
    .filter(([, { immutable, changedBy }]) => immutable || changedBy === 'server')
    .map(([name]) => name);

/** The value at a dotted path of any value. Reads own properties only. */
export const getValueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? (part as Readonly<Record<string, unknown>>)[name]
          : undefined,
      value,
    );

/** Nested objects with the values at their dotted paths. Undefined values are left out. */
export const nestValues = (
  values: Iterable<readonly [path: string, value: unknown]>,
): Record<string, unknown> => {
  const nested: Record<string, unknown> = {};
  for (const [path, value] of values) {
    if (value === undefined) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    let part = nested;
    for (const name of names) part = (part[name] ??= {}) as Record<string, unknown>;
    part[last] = value;
  }
  return nested;
};

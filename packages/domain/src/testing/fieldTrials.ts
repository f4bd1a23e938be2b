import type { Field, FieldTable, Format } from '../documents/fields';

type Data = Readonly<Record<string, unknown>>;

/** The test values of one field; `new` is valid and differs from the stored value. */
export interface FieldTrial {
  new: unknown;
  wrongType: unknown;
  tooLong: unknown;
  /** True for a field that its owner cannot change to the new value. */
  isFixed: boolean;
}

const long = (length: number): string => 'x'.repeat(length + 1);

const byName = <Result>(fields: FieldTable, convert: (field: Field) => Result) =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, convert(field)]));

const validFormats: Readonly<Record<Format, string>> = {
  id: 'another-id',
  orderNumber: '0'.repeat(26),
  priceId: 'price_1',
  ownUrl: 'http://localhost:5174/',
};

function toValues(field: Field): Omit<FieldTrial, 'isFixed'> {
  switch (field.kind) {
    case 'documentId':
    case 'ownerId':
      return { new: 'another-id', wrongType: 7, tooLong: long(80) };
    case 'format':
      return { new: validFormats[field.format], wrongType: 7, tooLong: long(200) };
    case 'timestamp':
      return { new: new Date(0), wrongType: 7, tooLong: long(80) };
    case 'rows': {
      const row = byName(field.rows, (one) => toValues(one).new);
      return { new: [row], wrongType: 'all', tooLong: Array(field.max + 1).fill(row) };
    }
    case 'name':
      return { new: 'Another name', wrongType: 7, tooLong: long(200) };
    case 'number':
      return { new: field.max, wrongType: String(field.max), tooLong: field.max + 1 };
    case 'patternList':
      // No text can be made of a pattern, so the valid list is empty.
      return { new: [], wrongType: 'all', tooLong: Array(field.max + 1).fill('a') };
    case 'text':
      return { new: 'another text', wrongType: 7, tooLong: long(field.max) };
    case 'instant':
      return { new: '2020-01-01T00:00:00.000Z', wrongType: 7, tooLong: long(80) };
    case 'photo':
      return {
        new: 'https://x.example/mira.png',
        wrongType: 7,
        tooLong: `https://x.example/${long(field.max)}`,
      };
    case 'flag':
      return { new: !(field.initial ?? field.fallback), wrongType: 'yes', tooLong: long(80) };
    case 'choice':
      return { new: field.values.at(-1), wrongType: 7, tooLong: long(200) };
    case 'integer':
      return { new: field.max - 1, wrongType: String(field.max), tooLong: field.max + 1 };
    case 'textList':
      return {
        new: ['goal:strength', 'level:beginner'],
        wrongType: 'all',
        tooLong: Array.from({ length: field.max + 1 }, (_, n) => `goal:${n}`),
      };
    case 'map':
      return {
        new: byName(field.fields, (one) => toValues(one).new),
        wrongType: [],
        tooLong: byName(field.fields, (one) => toValues(one).tooLong),
      };
  }
}

/** A document with another value at a dotted path. */
export const withValueAt = (data: Data, path: string, value: unknown): Data => {
  const [name = '', ...rest] = path.split('.');
  return {
    ...data,
    [name]:
      rest.length === 0 ? value : withValueAt((data[name] ?? {}) as Data, rest.join('.'), value),
  };
};

/** A document with a wrong type, and one with a value out of bounds, for every field of a table. */
export const getInvalidDocuments = (
  fields: FieldTable,
  valid: Data,
): Readonly<Record<string, Data>> =>
  Object.fromEntries(
    Object.entries(getFieldTrials(fields)).flatMap(([path, { wrongType, tooLong }]) => [
      [`${path}: a wrong type`, withValueAt(valid, path, wrongType)],
      [`${path}: too long`, withValueAt(valid, path, tooLong)],
    ]),
  );

/** The test values of every field of a table by its dotted path, maps included. */
export const getFieldTrials = (
  fields: FieldTable,
  prefix = '',
): Readonly<Record<string, FieldTrial>> =>
  Object.assign(
    {},
    ...Object.entries<Field>(fields).map(([name, field]) => ({
      [prefix + name]: {
        ...toValues(field),
        isFixed: field.immutable ?? field.changedBy !== undefined,
      },
      ...(field.kind === 'map' && getFieldTrials(field.fields, `${prefix}${name}.`)),
    })),
  ) as Readonly<Record<string, FieldTrial>>;

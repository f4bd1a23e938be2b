import type { Field, FieldTable, Format } from '../documents/fields';
import type { ServerField, ServerTable } from '../documents/serverFields';

type AnyField = Field | ServerField;
type AnyTable = FieldTable | ServerTable;
type Data = Readonly<Record<string, unknown>>;

/** The test values of one field; `new` is valid and differs from the stored value. */
export interface FieldTrial {
  field: AnyField;
  new: unknown;
  wrongType: unknown;
  tooLong: unknown;
  /** True for a field that its owner cannot change to the new value. */
  isFixed: boolean;
}

const long = (length: number): string => 'x'.repeat(length + 1);

/** A field without a limit is tested with a small value. */
const toFinite = (max: number): number => (Number.isFinite(max) ? max : 3);

const tooMany = <Item>(item: Item, max: number): readonly Item[] =>
  Array<Item>(toFinite(max) + 1).fill(item);

const byName = <Result>(fields: AnyTable, convert: (field: AnyField) => Result) =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).map(([name, field]) => [name, convert(field)]),
  );

const validFormats: Readonly<Record<Format, string>> = {
  id: 'another-id',
  orderNumber: '0'.repeat(26),
  priceId: 'price_1',
  ownUrl: 'http://localhost:5174/',
};

function toValues(field: AnyField): Omit<FieldTrial, 'field' | 'isFixed'> {
  switch (field.kind) {
    case 'documentId':
    case 'ownerId':
      return { new: 'another-id', wrongType: 7, tooLong: long(80) };
    case 'format':
      return { new: validFormats[field.format], wrongType: 7, tooLong: long(200) };
    case 'timestamp':
      return { new: new Date(0), wrongType: 7, tooLong: long(80) };
    case 'rows': {
      const row = createSampleDocument(field.rows);
      return { new: [row], wrongType: 'all', tooLong: tooMany(row, field.max) };
    }
    case 'name':
      return { new: 'Another name', wrongType: 7, tooLong: long(200) };
    case 'number':
      return { new: toFinite(field.max), wrongType: String(field.max), tooLong: field.max + 1 };
    case 'patternList':
      return {
        new: [field.example],
        wrongType: 'all',
        tooLong: tooMany(field.example, field.max),
      };
    case 'text':
      return { new: 'another text', wrongType: 7, tooLong: long(field.max) };
    case 'instant':
    case 'instantOrNull':
      return { new: '2020-01-01T00:00:00.000Z', wrongType: 7, tooLong: long(80) };
    case 'photo':
      return {
        new: 'https://x.example/mira.png',
        wrongType: 7,
        tooLong: `https://x.example/${long(field.max)}`,
      };
    case 'flag':
      return { new: !(field.initial ?? field.fallback), wrongType: 'yes', tooLong: long(80) };
    case 'picture':
    case 'textNullOrAbsent':
      return { new: 'another text', wrongType: 7, tooLong: long(80) };
    case 'optionalFlag':
      return { new: true, wrongType: 'yes', tooLong: long(80) };
    case 'choice':
    case 'choiceOrNull':
      return { new: field.values.at(-1), wrongType: 7, tooLong: long(200) };
    case 'integer':
      return { new: field.max - 1, wrongType: String(field.max), tooLong: field.max + 1 };
    case 'textList':
      return {
        new: ['goal:strength', 'level:beginner'],
        wrongType: 'all',
        tooLong: Array.from({ length: field.max + 1 }, (_, n) => `goal:${n}`),
      };
    case 'length':
      return { new: 60, wrongType: '60', tooLong: Infinity };
    case 'tagList':
    case 'anyTexts':
      return { new: ['a text'], wrongType: 'all', tooLong: tooMany('a', 3) };
    case 'choiceList':
      return {
        new: [...field.values],
        wrongType: 'all',
        tooLong: tooMany('x', field.values.length),
      };
    case 'anyMap':
      return { new: { id: 'one' }, wrongType: [], tooLong: long(80) };
    case 'map':
      return {
        new: createSampleDocument(field.fields),
        wrongType: [],
        tooLong: byName(field.fields, (one) => toValues(one).tooLong),
      };
  }
}

/** A document with a valid value in every field. */
export const createSampleDocument = (fields: AnyTable): Data =>
  byName(fields, (field) => toValues(field).new);

/** A document with another value at a dotted path. */
export const withValueAt = (data: Data, path: string, value: unknown): Data => {
  const [name = '', ...rest] = path.split('.');
  return {
    ...data,
    [name]:
      rest.length === 0 ? value : withValueAt((data[name] ?? {}) as Data, rest.join('.'), value),
  };
};

/** A document without the value at a dotted path. */
const withoutValueAt = (data: Data, path: string): Data => {
  const [name = '', ...rest] = path.split('.');
  const { [name]: value, ...others } = data;
  return rest.length === 0
    ? others
    : { ...others, [name]: withoutValueAt((value ?? {}) as Data, rest.join('.')) };
};

/**
 * Invalid documents of a table, by what is wrong (`title: missing`): an unknown field, and for every
 * field a wrong type, null, a value out of bounds and, if it is required, no value.
 *
 * @param valid a valid document
 */
export const getInvalidDocuments = (
  fields: FieldTable,
  valid: Data,
): Readonly<Record<string, Data>> => ({
  'an unknown field': { ...valid, unknownField: 'x' },
  ...Object.fromEntries(
    Object.entries(getFieldTrials(fields)).flatMap(([path, { field, wrongType, tooLong }]) => [
      [`${path}: a wrong type`, withValueAt(valid, path, wrongType)],
      [`${path}: null`, withValueAt(valid, path, null)],
      [`${path}: too long`, withValueAt(valid, path, tooLong)],
      ...(field.required === 'always' ? [[`${path}: missing`, withoutValueAt(valid, path)]] : []),
      ...(field.kind === 'map'
        ? [[`${path}: an unknown field`, withValueAt(valid, `${path}.unknownField`, 'x')]]
        : []),
    ]),
  ),
});

/** The test values of every field of a table by its dotted path, maps included. */
export const getFieldTrials = (
  fields: AnyTable,
  prefix = '',
): Readonly<Record<string, FieldTrial>> =>
  Object.assign(
    {},
    ...Object.entries<AnyField>(fields).map(([name, field]) => ({
      [prefix + name]: {
        field,
        ...toValues(field),
        isFixed: field.immutable ?? field.changedBy !== undefined,
      },
      ...(field.kind === 'map' && getFieldTrials(field.fields, `${prefix}${name}.`)),
    })),
  ) as Readonly<Record<string, FieldTrial>>;

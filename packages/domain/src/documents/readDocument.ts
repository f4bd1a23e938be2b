import { AppError } from '../errors/appError';
import { getAvatarPath, toSafePhotoURL } from '../profile/photo';
import { isId } from '../validation/id';
import type { DocumentOf, Field, FieldTable, MapField, RowsField } from './fields';
import type { ServerField, ServerMapField, ServerRowsField, ServerTable } from './serverFields';

type AnyField = Field | ServerField;
type AnyMapField = MapField | ServerMapField;
type AnyRowsField = RowsField | ServerRowsField;

/** The error of an invalid document; `where` is its path and field. */
export const invalidDocument = (where: string): AppError =>
  new AppError(
    { kind: 'unexpected', cause: new TypeError(`bad document: ${where}`) },
    `bad document: ${where}`,
  );

/** A time as ISO text, from ISO text or a Firestore timestamp; undefined for anything else. */
export const readInstant = (value: unknown): string | undefined => {
  const millis =
    typeof value === 'string'
      ? Date.parse(value)
      : typeof value === 'object' && value !== null && 'toMillis' in value
        ? Number((value as { toMillis(): unknown }).toMillis())
        : Number.NaN;
  return Math.abs(millis) <= 8.64e15 ? new Date(millis).toISOString() : undefined;
};

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A valid value of a field; undefined if the stored one is not valid. */
function readValue(
  field: Exclude<AnyField, AnyRowsField | AnyMapField>,
  value: unknown,
  id: string,
): unknown {
  switch (field.kind) {
    case 'documentId':
      return id;
    case 'text':
    case 'name':
    case 'ownerId':
    case 'picture':
      return readText(value);
    case 'format':
      return field.format === 'id' && !isId(value) ? undefined : readText(value);
    case 'timestamp':
    case 'instantOrNull':
      return readInstant(value);
    case 'instant':
      return field.essential ? readInstant(value) : readText(value);
    case 'photo':
      return value === getAvatarPath(id) ? value : toSafePhotoURL(value);
    case 'flag':
    case 'optionalFlag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
    case 'choiceOrNull':
      return field.values.find((choice) => choice === value);
    case 'integer':
      if (field.essential)
        return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
          ? value
          : undefined;
      return isNumber(value)
        ? Math.min(field.max, Math.max(field.min, Math.round(value)))
        : undefined;
    case 'number':
      return isNumber(value) && value >= field.min ? value : undefined;
    case 'length':
      return isNumber(value) && value >= 0 ? value : undefined;
    case 'textList':
    case 'patternList':
    case 'tagList':
    case 'anyTexts':
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
    case 'anyMap':
      return isMap(value) ? value : undefined;
    case 'textNullOrAbsent':
      return value === null || typeof value === 'string' ? value : undefined;
    case 'choiceList':
      return Array.isArray(value) ? value.filter((one) => field.values.includes(one)) : undefined;
  }
}

/** Reads a property that the object itself has, not one that it inherits; otherwise undefined. */
export const readOwn = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Is called with the error of each entry of a list that is left out. */
export type ReportLeftOut = (error: AppError) => void;

/**
 * Converts the entries of a list. Invalid ones are left out and reported, since one of them must
 * not break the others. A value that is not a list counts as an empty list.
 *
 * @param where the path of the list, for errors
 */
export const readEntries = <Entry>(
  value: unknown,
  where: string,
  read: (entry: unknown, where: string) => Entry,
  report: ReportLeftOut = () => undefined,
): readonly Entry[] => {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, n) => {
    try {
      return [read(entry, `${where}[${n}]`)];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report(error);
      return [];
    }
  });
};

/**
 * A valid value of a field of a document, with the valid entries of a list of maps; undefined if
 * the stored value is not valid.
 */
export const readField = (
  field: AnyField,
  value: unknown,
  where: string,
  id: string,
  report?: ReportLeftOut,
): unknown => {
  switch (field.kind) {
    case 'map':
      return isMap(value) || !field.essential
        ? readFields(field.fields, value, where, id, report)
        : undefined;
    case 'rows':
      return readEntries(value, where, (row, at) => readDocument(field.rows, row, at, ''), report);
    default:
      return readValue(field, value, id);
  }
};

/** An object with a value for each field of a table, unless the value is undefined. */
const convertFields = (
  fields: FieldTable | ServerTable,
  convert: (field: AnyField, name: string) => unknown,
): object => {
  const converted: Record<string, unknown> = {};
  // An index has thousands of entries, so this loop creates no lists.
  for (const name in fields) {
    const value = convert(fields[name] as AnyField, name);
    if (value !== undefined) converted[name] = value;
  }
  return converted;
};

/** Reads the fields of a document, or of a map in it, from any value. */
const readFields = (
  fields: FieldTable | ServerTable,
  data: unknown,
  where: string,
  id: string,
  report?: ReportLeftOut,
): object =>
  convertFields(fields, (field, name) => {
    const place = `${where}.${name}`;
    const stored = readOwn(data, name);
    if (field.fallback === null && (stored ?? null) === null) return null;
    const value = readField(field, stored, place, id, report);
    if (field.essential && value === undefined) throw invalidDocument(place);
    return value === undefined ? field.fallback : value;
  });

/**
 * Reads a stored document by its table. Fields that are absent, or have another type, get their
 * fallbacks; unknown fields are left out.
 *
 * @param where the path of the document, for errors
 * @param id the id of the document
 * @param report is called for each invalid row that is left out
 * @throws AppError if the data is not an object, or lacks an essential value
 */
export function readDocument<Fields extends FieldTable | ServerTable>(
  fields: Fields,
  data: unknown,
  where: string,
  id: string,
  report?: ReportLeftOut,
): DocumentOf<Fields> {
  if (!isMap(data)) throw invalidDocument(where);
  return readFields(fields, data, where, id, report) as DocumentOf<Fields>;
}

/** A document in which every field has its value for new documents. */
export const createEmptyDocument = <Fields extends FieldTable | ServerTable>(
  fields: Fields,
  id: string,
): DocumentOf<Fields> =>
  convertFields(fields, (field) => {
    switch (field.kind) {
      case 'documentId':
        return id;
      case 'map':
        return createEmptyDocument(field.fields, id);
      case 'flag':
        return field.initial ?? field.fallback;
      default:
        return field.fallback;
    }
  }) as DocumentOf<Fields>;

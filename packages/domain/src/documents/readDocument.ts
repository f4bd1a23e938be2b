import { AppError } from '../errors/appError';
import { getAvatarPath, toSafePhotoURL } from '../profile/photo';
import type { DocumentOf, FieldTable, LeafField } from './fields';
import { getValueAt, listLeaves, nestValues } from './paths';

/** The error of an invalid document; `where` is its path and field. */
export const invalidDocument = (where: string): AppError =>
  new AppError(
    { kind: 'unexpected', cause: new TypeError(`bad document: ${where}`) },
    `bad document: ${where}`,
  );

/** A valid value of a field: `value`, or the fallback of the field. */
function readValue(field: LeafField, value: unknown, id: string): unknown {
  const { fallback } = field;
  switch (field.kind) {
    case 'documentId':
      return id;
    case 'text':
    case 'instant':
      return typeof value === 'string' && value !== '' ? value : fallback;
    case 'photo':
      return value === getAvatarPath(id) ? value : toSafePhotoURL(value);
    case 'flag':
      return typeof value === 'boolean' ? value : fallback;
    case 'choice':
      return field.values.find((choice) => choice === value) ?? fallback;
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value)
        ? Math.min(field.max, Math.max(field.min, Math.round(value)))
        : fallback;
    case 'textList':
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : fallback;
  }
}

/**
 * Reads a stored document by its table. Fields that are absent, or have another type, get their
 * fallbacks; unknown fields are left out.
 *
 * @param where the path of the document, for errors
 * @param id the id of the document
 * @throws AppError if the data is not an object, or lacks an essential text
 */
export function readDocument<Fields extends FieldTable>(
  fields: Fields,
  data: unknown,
  where: string,
  id: string,
): DocumentOf<Fields> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw invalidDocument(where);
  const values = listLeaves(fields).map(({ path, field }) => {
    const value = readValue(field, getValueAt(data, path), id);
    if (field.essential && value === '') throw invalidDocument(`${where}.${path}`);
    return [path, value] as const;
  });
  return nestValues(values) as DocumentOf<Fields>;
}

/** A document in which every field has its value for new documents. */
export const createEmptyDocument = <Fields extends FieldTable>(
  fields: Fields,
  id: string,
): DocumentOf<Fields> =>
  nestValues(
    listLeaves(fields).map(({ path, field }) => [
      path,
      field.kind === 'documentId'
        ? id
        : ((field.kind === 'flag' ? field.initial : undefined) ?? field.fallback),
    ]),
  ) as DocumentOf<Fields>;

import { type AppError, invalidDocument, isId, readEntries } from '@gschool/domain';

export { invalidDocument };

/** The fields of a document, which may have any value. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads own properties only: a field named `__proto__` or `constructor` counts as absent. */
export const field = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** The value as an object. Throws for any other type. */
export const asFields = (value: unknown, where: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidDocument(where);
  return value as Fields;
};

/** A required, non-empty text. */
export const requiredText = (fields: Fields, key: string, where: string): string => {
  const value = field(fields, key);
  if (typeof value !== 'string' || value === '') throw invalidDocument(`${where}.${key}`);
  return value;
};

/** The id of a document. A page whose URL contains any other text cannot be opened. */
export const validId = (id: string, where: string): string => {
  if (!isId(id)) throw invalidDocument(`${where}: its id`);
  return id;
};

/** A required finite number of at least 0. */
export const requiredNumber = (fields: Fields, key: string, where: string): number => {
  const value = field(fields, key);
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw invalidDocument(`${where}.${key}`);
  }
  return value;
};

/** A text, or `''` where it is absent or of another type. */
export const text = (fields: Fields, key: string): string => {
  const value = field(fields, key);
  return typeof value === 'string' ? value : '';
};

export const bool = (fields: Fields, key: string, fallback = false): boolean => {
  const value = field(fields, key);
  return typeof value === 'boolean' ? value : fallback;
};

/** The texts of a list; other values are left out. */
export const texts = (fields: Fields, key: string): readonly string[] => {
  const value = field(fields, key);
  return Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : [];
};

/** One of the allowed values, or the fallback. */
export const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.find((option) => option === value) ?? fallback;

/** Warns that an entry of a list was invalid. */
export const warnLeftOut = (error: AppError): void => console.warn(`Left out: ${error.message}`);

/** Converts the entries of a list, which must be objects. Invalid ones are left out with a warning. */
export const list = <T>(
  value: unknown,
  where: string,
  map: (entry: Fields, where: string) => T,
): readonly T[] =>
  readEntries(value, where, (entry, here) => map(asFields(entry, here), here), warnLeftOut);

/** Converts documents of a list. Invalid ones are left out with a warning. */
export const mapValid = <In, Out>(
  documents: readonly In[],
  map: (document: In) => Out,
): readonly Out[] => readEntries(documents, '', (one) => map(one as In), warnLeftOut);

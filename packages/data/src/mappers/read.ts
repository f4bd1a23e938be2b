import { AppError, type Translations } from '@gschool/domain';

/** An object that came over the wire: nothing about its fields is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** The one error of a document that is not what it should be; `where` is its path and field. */
export const invalidDocument = (where: string): AppError =>
  new AppError(
    { kind: 'unexpected', cause: new TypeError(`bad document: ${where}`) },
    `bad document: ${where}`,
  );

/** Own fields alone: a document named `__proto__` or `constructor` reads as absent. */
export const field = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** The value as an object, or a typed refusal. */
export const asFields = (value: unknown, where: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidDocument(where);
  return value as Fields;
};

/** A text that must be there. */
export const requiredText = (fields: Fields, key: string, where: string): string => {
  const value = field(fields, key);
  if (typeof value !== 'string' || value === '') throw invalidDocument(`${where}.${key}`);
  return value;
};

/** A finite number of at least 0 that must be there. */
export const requiredNumber = (fields: Fields, key: string, where: string): number => {
  const value = field(fields, key);
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw invalidDocument(`${where}.${key}`);
  }
  return value;
};

/** An instant that must be there: ISO text, or a Firestore timestamp; given back as ISO text. */
export const requiredInstant = (fields: Fields, key: string, where: string): string => {
  const value = field(fields, key);
  const millis =
    typeof value === 'string'
      ? Date.parse(value)
      : typeof value === 'object' && value !== null && 'toMillis' in value
        ? Number((value as { toMillis(): unknown }).toMillis())
        : Number.NaN;
  if (Math.abs(millis) <= 8.64e15) return new Date(millis).toISOString();
  throw invalidDocument(`${where}.${key}`);
};

/** A text, or `''` where it is absent or of another type. */
export const text = (fields: Fields, key: string): string => {
  const value = field(fields, key);
  return typeof value === 'string' ? value : '';
};

/** A text, or null where it is absent, empty or of another type. */
export const textOrNull = (fields: Fields, key: string): string | null => text(fields, key) || null;

export const bool = (fields: Fields, key: string, fallback = false): boolean => {
  const value = field(fields, key);
  return typeof value === 'boolean' ? value : fallback;
};

/** The texts of a list; anything else in it is left out. */
export const texts = (fields: Fields, key: string): readonly string[] => {
  const value = field(fields, key);
  return Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : [];
};

/**
 * `translations` of an entity: some texts by language, and what `lists` reads of each language.
 * Other fields, empty texts and other types are left out; undefined where the entity has none.
 */
export const translations = <Field extends string, Lists extends object = object>(
  fields: Fields,
  names: readonly Field[],
  lists?: (texts: Fields) => Lists,
): Translations<Field, Lists> | undefined => {
  const value = field(fields, 'translations');
  if (typeof value !== 'object' || value === null) return undefined;
  const found: Record<string, object> = {};
  for (const [language, texts] of Object.entries(value)) {
    const textFields = Object(texts) as Fields;
    const namedTexts: Record<string, string> = {};
    for (const name of names) if (text(textFields, name)) namedTexts[name] = text(textFields, name);
    found[language] = { ...namedTexts, ...lists?.(textFields) };
  }
  return found as Translations<Field, Lists>;
};

/** One of the allowed texts, or the fallback. */
export const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.find((option) => option === value) ?? fallback;

/** The texts of a list that are allowed. */
export const someOf = <T extends string>(
  fields: Fields,
  key: string,
  allowed: readonly T[],
): readonly T[] => texts(fields, key).filter((v): v is T => allowed.some((option) => option === v));

/**
 * Maps the entries of a list; a bad one is dropped with a warning, since one
 * broken card must not take the catalogue away. Something else than a list is empty.
 */
export const list = <T>(
  value: unknown,
  where: string,
  map: (entry: Fields, where: string) => T,
): readonly T[] => {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, n) => {
    const here = `${where}[${n}]`;
    try {
      return [map(asFields(entry, here), here)];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      console.warn(`Left out: ${error.message}`);
      return [];
    }
  });
};

/** Some texts of an entity in further languages, by BCP 47 tag. */
export type Translations<Field extends string> = Readonly<
  Record<string, Readonly<Partial<Record<Field, string>>>>
>;

/** An entity of the content whose texts may exist in several languages. */
export interface Translated<Field extends string> {
  /** Its texts in other languages than the stored one. */
  translations?: Translations<Field> | undefined;
  /**
   * The language of each text that isn't in the reader's language, for the `lang` attribute.
   * Set by `localize`.
   */
  lang?: Readonly<Partial<Record<Field, string>>> | undefined;
}

/** The language of texts that don't name one. */
export const DEFAULT_LANGUAGE = 'en';

/**
 * The entity with its texts in the reader's language. A text without a translation stays in
 * the stored language, and `lang` names that language. The entity itself is returned where the
 * reader's language is the stored one. The stored texts stay available in `translations`.
 */
export const localize = <
  Field extends string,
  Entity extends Translated<Field> & Readonly<Record<Field, string | null>>,
>(
  entity: Entity,
  fields: readonly Field[],
  { stored, reader }: { stored: string; reader: string },
): Entity => {
  if (stored === reader) return entity;
  const translated = entity.translations?.[reader];
  const original: Partial<Record<Field, string>> = {};
  const texts: Partial<Record<Field, string>> = {};
  const lang: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = entity[field];
    if (!text) continue;
    const translation = translated?.[field];
    if (translation === undefined) lang[field] = stored;
    else {
      texts[field] = translation;
      original[field] = text;
    }
  }
  return {
    ...entity,
    ...texts,
    lang,
    ...(entity.translations && { translations: { ...entity.translations, [stored]: original } }),
  };
};

/** A text in every language that it exists in; the shown one comes first. */
export const allTexts = <Field extends string>(
  entity: Translated<Field> & Readonly<Record<Field, string | null>>,
  field: Field,
): readonly string[] => [
  ...new Set(
    [
      entity[field],
      ...Object.values(entity.translations ?? {}).map((texts) => texts[field]),
    ].filter((text): text is string => Boolean(text)),
  ),
];

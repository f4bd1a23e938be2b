/**
 * Texts of an entity in further languages, by BCP 47 tag. `Lists` are lists of texts, such as the
 * chapters of a class.
 */
export type Translations<Field extends string, Lists extends object = object> = Readonly<
  Record<string, Readonly<Partial<Record<Field, string>>> & Lists>
>;

/** An entity of the content whose texts may exist in several languages. */
export interface Translated<Field extends string, Lists extends object = object> {
  /** The language of the stored texts (BCP 47); English if absent. */
  language?: string | undefined;
  /** Texts in further languages. After `localize`, they include the stored texts. */
  translations?: Translations<Field, Lists> | undefined;
  /**
   * The language of each field that isn't in the reader's language, for the `lang` attribute.
   * Set by `localize`.
   */
  lang?: Readonly<Record<string, string>> | undefined;
}

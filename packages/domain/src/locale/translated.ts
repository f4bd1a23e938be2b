/**
 * Texts of an entity in additional languages, by BCP 47 tag. `Lists` are lists of texts, such as
 * the chapters of a class.
 */
export type Translations<Field extends string, Lists extends object = object> = Readonly<
  Record<string, Readonly<Partial<Record<Field, string>>> & Lists>
>;

/** A content entity whose texts may exist in several languages. */
export interface Translated<Field extends string, Lists extends object = object> {
  /** The language of the stored texts (BCP 47); English if absent. */
  language?: string | undefined;
  /** Texts in additional languages. After `localize`, they include the stored texts. */
  translations?: Translations<Field, Lists> | undefined;
  /**
   * The language of each field that is not in the reader's language, for the `lang` attribute.
   * `localize` sets it.
   */
  lang?: Readonly<Record<string, string>> | undefined;
}

/**
 * Texts of an entity in further languages, by BCP 47 tag. `Lists` are its texts that are lists,
 * such as the chapters of a class.
 */
export type Translations<Field extends string, Lists extends object = object> = Readonly<
  Record<string, Readonly<Partial<Record<Field, string>>> & Lists>
>;

/** An entity of the content whose texts may exist in several languages. */
export interface Translated<Field extends string, Lists extends object = object> {
  /** The language of the stored texts (BCP 47); English where absent. */
  language?: string | undefined;
  /** Its texts in further languages. After `localize`, the stored texts are one of them. */
  translations?: Translations<Field, Lists> | undefined;
  /**
   * The language of each field that isn't in the reader's language, for the `lang` attribute.
   * Set by `localize`.
   */
  lang?: Readonly<Record<string, string>> | undefined;
}

/** A language in which a text is written. */
export interface FieldLanguage {
  /** A BCP 47 language tag: `ar`. */
  tag: string;
  /** Its name in the language of the page: “Arabic”. */
  name: string;
  /** The direction of its texts. */
  dir: 'ltr' | 'rtl';
}

/**
 * What a translation needs: there is none, or the text that it translates has changed since an
 * instant (ISO 8601).
 */
export type LanguageMark = 'missing' | { outdatedSince: string };

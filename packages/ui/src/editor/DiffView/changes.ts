import type { ReactNode } from 'react';

/** A value that has changed. */
export interface DiffChange {
  /** Its key. */
  id: string;
  /** What it is: “Title, Arabic”. */
  label: string;
  /**
   * The value before. The words of two texts are compared; anything else is shown as it is. Null if
   * there was none.
   */
  before: ReactNode;
  /** The value after. Null if it was removed. */
  after: ReactNode;
  /** The language of both texts (BCP 47). */
  lang?: string | undefined;
  /**
   * The direction of both texts.
   * @default that of the language, or of the first letter
   */
  dir?: 'ltr' | 'rtl' | undefined;
}

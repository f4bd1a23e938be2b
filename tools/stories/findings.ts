/** The kinds of findings about a story. */
export type StoryCheck =
  /** The story did not mount, or its play function threw. */
  | 'play'
  /** A console error, or an uncaught one. */
  | 'console'
  | 'axe'
  /** Text on a picture, a marker or a gradient with too little contrast in its pixels. */
  | 'pixels'
  /** The page scrolls sideways at 320 px. */
  | 'overflow'
  /** Text is cut at the largest font size. */
  | 'clipping'
  /** A field has text under 16 px in the small font size, so iOS would zoom the page. */
  | 'field'
  /** A tab stop without a role or a name. */
  | 'name'
  /** A tab stop whose focus is not visible. */
  | 'indicator'
  /** A tab stop outside the screen, or covered. */
  | 'covered'
  /** The order of the tab stops differs from the document, or one is never reached. */
  | 'order'
  | 'trap'
  | 'arrows'
  /** A change that would fail on a page that the browser has translated. */
  | 'translation'
  /**
   * An overlay that does not open, does not close with Escape, or loses focus; a modal one without
   * `aria-modal`.
   */
  | 'overlay';

/** One finding of a check. */
export interface Finding {
  check: StoryCheck;
  /** The error and its location. */
  about: string;
  /** The appearance in which it was found, if that matters. */
  appearance?: string | undefined;
}

/** An exception in a story. Without a reason, it has no effect. */
export interface CheckException {
  check: StoryCheck;
  /** Part of the finding's text. @default every finding of this check */
  match?: string | undefined;
  /** Why the finding is acceptable in this story. */
  reason: string;
}

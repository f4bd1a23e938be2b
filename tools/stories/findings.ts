/** What a check can find about a story. */
export type StoryCheck =
  /** The story did not mount, or its play function threw. */
  | 'play'
  /** An error in the console, or one that nobody caught. */
  | 'console'
  | 'axe'
  /** The page scrolls sideways at 320 px. */
  | 'overflow'
  /** Text is cut at the largest font size. */
  | 'clipping'
  /** A stop of the keyboard without a role or a name. */
  | 'name'
  /** A stop of the keyboard whose focus cannot be seen. */
  | 'indicator'
  /** A stop of the keyboard outside the screen, or under something else. */
  | 'covered'
  /** The order of the stops is not that of the document, or one is never reached. */
  | 'order'
  | 'trap'
  | 'arrows'
  /** An overlay that does not open, does not close with Escape, or loses the focus. */
  | 'overlay';

/** One thing that a check found. */
export interface Finding {
  check: StoryCheck;
  /** What is wrong and where, in words. */
  about: string;
  /** The appearance it was found in, if the appearance matters. */
  appearance?: string | undefined;
}

/** What a story is excused from. Without a reason it is excused from nothing. */
export interface CheckException {
  check: StoryCheck;
  /** Part of the finding's words. @default every finding of this check */
  match?: string | undefined;
  /** Why that is right in this story. */
  reason: string;
}

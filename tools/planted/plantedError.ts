/** The part of `npm test` that must notice a planted error. Only that part runs. */
type NoticedBy =
  /** A test file of the `unit` or `dom` project, from the repository's root. */
  | { step: 'unit'; file: string; test?: string }
  /** A test file of the `rules` project. */
  | { step: 'rules'; file: string; test?: string }
  /** A test file of the `tools` project. */
  | { step: 'tools'; file: string; test?: string }
  /** The stories whose id begins with this, such as `components-actions-button--`. */
  | { step: 'stories'; story: string }
  /** A file of journeys, and the part of a title that selects tests. */
  | { step: 'journeys'; file: string; test: string }
  /** A step that is a single check. */
  | { step: 'lint' | 'format' | 'types' | 'budget' };

/** One small edit of a file. The text to find must occur exactly once. */
export interface Edit {
  /** From the repository's root. */
  file: string;
  find: string | RegExp;
  /** A replacement as in `String.replace`: `$1` is a group of `find`. */
  replace: string;
}

/** A small error that breaks one promise of the product. */
export interface PlantedError {
  /** Unique, in kebab case. */
  id: string;
  /** The promise, in one sentence. */
  promise: string;
  /** One edit, or several that break the promise together. */
  edits: readonly [Edit, ...Edit[]];
  noticedBy: NoticedBy;
}

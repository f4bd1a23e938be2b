/** The part of `npm test` that must notice a planted fault. Each kind runs that part alone. */
type NoticedBy =
  /** A test file of the `unit` or `dom` project, from the repository's root. */
  | { step: 'unit'; file: string; test?: string }
  /** A test file of the `rules` project. */
  | { step: 'rules'; file: string; test?: string }
  /** A test file of the `tools` project. */
  | { step: 'tools'; file: string; test?: string }
  /** The stories whose id begins with this, such as `components-actions-button--`. */
  | { step: 'stories'; story: string }
  /** A file of journeys, and the part of a title that chooses among them. */
  | { step: 'journeys'; file: string; test: string }
  /** A step that is one check. */
  | { step: 'lint' | 'format' | 'types' | 'budget' };

/** One small edit of one file. The text to find must stand in the file exactly once. */
export interface Edit {
  /** From the repository's root. */
  file: string;
  find: string | RegExp;
  /** A replacement as `String.replace` takes it: `$1` names a group of `find`. */
  replace: string;
}

/** A small fault that breaks one promise of the product. */
export interface PlantedError {
  /** Unique, in kebab case. */
  id: string;
  /** What the product promises, in one sentence. */
  promise: string;
  /** One edit, or several that break the promise together. */
  edits: readonly [Edit, ...Edit[]];
  noticedBy: NoticedBy;
}

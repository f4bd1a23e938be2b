/** The part of the suite that must notice a planted error. Only that part runs. */
type NoticedBy =
  /** A test file of vitest, from the repository's root, and the part of a title that selects tests. */
  | { step: 'unit' | 'rules' | 'tools'; file: string; test?: string }
  /** The stories whose id begins with this, such as `components-actions-button--`. */
  | { step: 'stories'; story: string }
  /** A file of journeys, and the part of a title that selects tests. */
  | { step: 'journeys'; file: string; test: string }
  /** The part of a title that selects faults. */
  | { step: 'faults'; test: string }
  /** A step that is a single check. */
  | { step: 'lint' | 'format' | 'types' | 'budget' };

/**
 * One small edit of a file, from the repository's root. It finds its place by a name, so that it
 * survives when the code around it changes.
 */
export type Edit = { file: string } & (
  | {
      /** The whole text of a new file. */
      create: string;
    }
  | {
      /**
       * A function, a constant, a property or a method. A path leads inside: `lifetimes.profile`,
       * `createQueue.send`. In access rules, a function.
       */
      name: string;
      /** The statements of a function, or the new value of anything else. */
      code: string;
    }
  | {
      /** A property of each JSX element with this name: `Button.disabled`, `img.alt`. */
      prop: string;
      /** The code after `name=`; null removes the property. Elements without it get it. */
      code: string | null;
    }
  | {
      /** How the only line begins, without its indentation: a key, or an item of a list. */
      line: string;
      /** The line that replaces it; an empty text removes it. */
      text: string;
    }
  | {
      /** The path of a `match` in access rules. */
      match: string;
      /** One of the operations of its `allow`. */
      allow: string;
      /** The new condition. */
      code: string;
    }
);

/** A small error that breaks one promise of the product. */
export interface PlantedError {
  /** Unique, in kebab case. */
  id: string;
  /** The promise, in one sentence. */
  promise: string;
  /** One edit, or several that break the promise together. */
  edits: readonly [Edit, ...Edit[]];
  noticedBy: NoticedBy;
  /** A text that the step must print, because several checkers share it. */
  printed?: string;
}

/** The part of the suite that must notice a planted error. Only this part is run. */
type NoticedBy =
  /** A vitest file, relative to the repository root, and part of a title, which selects tests. */
  | { step: 'unit' | 'rules' | 'tools' | 'processes'; file: string; test?: string }
  /** The stories whose ids begin with this text, such as `components-actions-button--`. */
  | { step: 'stories'; story: string }
  /** A file of journeys, and part of a title, which selects tests. */
  | { step: 'journeys'; file: string; test: string }
  /** Part of a title, which selects faults. */
  | { step: 'faults'; test: string }
  /** A step that is a single check. */
  | { step: 'lint' | 'format' | 'types' | 'budget' };

/**
 * A small edit to a file, whose path is relative to the repository root. The edit finds its place
 * by name, so that it still works when the code around it changes.
 */
export type Edit = { file: string } & (
  | {
      /** The complete text of a new file. */
      create: string;
    }
  | {
      /**
       * A function, a constant, a property or a method. A path names something inside another:
       * `lifetimes.profile`, `createQueue.send`. In access rules, a function.
       */
      name: string;
      /** The new statements of a function, or the new value of anything else. */
      code: string;
    }
  | {
      /** A prop of each JSX element with this name: `Button.disabled`, `img.alt`. */
      prop: string;
      /**
       * The code after `name=`; null removes the prop. It is added to elements without the prop.
       */
      code: string | null;
    }
  | {
      /**
       * The beginning of the line, without its indentation: a key, or an item of a list. No other
       * line may begin with it.
       */
      line: string;
      /** The new line; an empty text removes it. */
      text: string;
    }
  | {
      /** The path of a `match` in access rules. */
      match: string;
      /** One of the operations that its `allow` lists. */
      allow: string;
      /** The new condition. */
      code: string;
    }
);

/** A small error that breaks one of the product's promises. */
export interface PlantedError {
  /** Unique, in kebab case. */
  id: string;
  /** The promise, in one sentence. */
  promise: string;
  /** An edit, or several that break the promise together. */
  edits: readonly [Edit, ...Edit[]];
  noticedBy: NoticedBy;
  /** A text that the step must print. Needed when several checkers share a step. */
  printed?: string;
}

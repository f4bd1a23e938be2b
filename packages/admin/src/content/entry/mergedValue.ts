/** A field that both sides changed to different values. */
export interface EntryConflict {
  /** The path of the field: `level`, `title.ar`, `chapters.2.title.en`; `''` for the whole entry. */
  path: string;
  /** Undefined if the field does not exist; null if the entry does not. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The result for one field. Undefined if the field does not exist. */
export interface MergedValue {
  value: unknown;
  elsewhere: readonly string[];
  conflicts: readonly EntryConflict[];
}

/** The three versions of a value. */
export interface Versions<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** The value of `mine`, and a conflict. */
export const refuse = (path: string, { base, mine, theirs }: Versions): MergedValue => ({
  value: mine,
  elsewhere: [],
  conflicts: [{ path, base, mine, theirs }],
});

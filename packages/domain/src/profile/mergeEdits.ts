/** The value of a field. A list counts as a set. */
export type FieldValue = string | number | boolean | readonly string[];

/** The result of merging two sets of edits. */
export interface MergedEdits<Edits> {
  /** The merged values. In a conflict, the value of `mine`. */
  merged: Edits;
  /** The fields of `merged` that differ from `theirs` and must be written. */
  changes: Partial<Edits>;
  /** The fields that only the other side changed, and lists that both sides changed differently. */
  elsewhere: readonly (keyof Edits)[];
  /** The fields that both sides changed to different values. The member chooses. */
  conflicts: readonly (keyof Edits)[];
}

const isList = (value: FieldValue): value is readonly string[] => Array.isArray(value);

/** Whether two values are equal. The order of a list does not matter. */
export const isSameFieldValue = (a: FieldValue, b: FieldValue): boolean => {
  if (!isList(a) || !isList(b)) return Object.is(a, b);
  const [first, second] = [new Set(a), new Set(b)];
  return first.size === second.size && a.every((item) => second.has(item));
};

/** Applies the additions and removals of both sides. A list is never in conflict. */
const mergeLists = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] => {
  const before = new Set(base);
  const remaining = new Set(mine);
  return [
    ...theirs.filter((item) => remaining.has(item) || !before.has(item)),
    ...mine.filter((item) => !before.has(item) && !theirs.includes(item)),
  ];
};

/**
 * Merges two edits of the same `base` field by field. Edits of different fields are both applied.
 * If both changed a field to different values, it is a conflict, and `merged` has the value of
 * `mine`; lists are merged instead. Both sides must have every field of `base`.
 */
export const mergeEdits = <Edits extends { [field in keyof Edits]: FieldValue }>(
  base: Edits,
  mine: Edits,
  theirs: Edits,
): MergedEdits<Edits> => {
  const merged: Edits = { ...theirs };
  const changes: Partial<Edits> = {};
  const elsewhere: (keyof Edits)[] = [];
  const conflicts: (keyof Edits)[] = [];
  for (const field of Object.keys(base) as (keyof Edits)[]) {
    const [baseValue, myValue, theirValue] = [base[field], mine[field], theirs[field]];
    const isMine = !isSameFieldValue(baseValue, myValue);
    const isTheirs = !isSameFieldValue(baseValue, theirValue);
    if (isTheirs && !isMine) elsewhere.push(field);
    if (!isMine || isSameFieldValue(myValue, theirValue)) continue;
    if (isTheirs && isList(baseValue) && isList(myValue) && isList(theirValue)) {
      merged[field] = mergeLists(baseValue, myValue, theirValue) as Edits[typeof field];
      elsewhere.push(field);
      if (isSameFieldValue(merged[field], theirValue)) continue;
    } else {
      merged[field] = mine[field];
      if (isTheirs) conflicts.push(field);
    }
    changes[field] = merged[field];
  }
  return { merged, changes, elsewhere, conflicts };
};

/** The value of a field. A list counts as a set. */
export type FieldValue = string | number | boolean | readonly string[];

/** The result of merging two sets of edits. */
export interface MergedEdits<Edits> {
  /** The merged values. In a conflict, mine. */
  merged: Edits;
  /** The fields of `merged` that differ from `theirs` and must be written. */
  changes: Partial<Edits>;
  /** The fields that only the other side changed. */
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
 * If both changed a field to different values, it is a conflict: `merged` has mine, `theirs` the
 * other value. Both sides must have every field of `base`.
 */
export const mergeEdits = <Edits extends { [leaf in keyof Edits]: FieldValue }>(
  base: Edits,
  mine: Edits,
  theirs: Edits,
): MergedEdits<Edits> => {
  const merged: Edits = { ...theirs };
  const changes: Partial<Edits> = {};
  const elsewhere: (keyof Edits)[] = [];
  const conflicts: (keyof Edits)[] = [];
  for (const leaf of Object.keys(base) as (keyof Edits)[]) {
    const [was, here, there] = [base[leaf], mine[leaf], theirs[leaf]];
    const isMine = !isSameFieldValue(was, here);
    const isTheirs = !isSameFieldValue(was, there);
    if (isTheirs && !isMine) elsewhere.push(leaf);
    if (!isMine || isSameFieldValue(here, there)) continue;
    if (isTheirs && isList(was) && isList(here) && isList(there)) {
      merged[leaf] = mergeLists(was, here, there) as Edits[typeof leaf];
      elsewhere.push(leaf);
      if (isSameFieldValue(merged[leaf], there)) continue;
    } else {
      merged[leaf] = mine[leaf];
      if (isTheirs) conflicts.push(leaf);
    }
    changes[leaf] = merged[leaf];
  }
  return { merged, changes, elsewhere, conflicts };
};

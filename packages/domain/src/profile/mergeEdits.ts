/** What a leaf may hold; a list is read as a set. */
export type FieldValue = string | number | boolean | readonly string[];

/** How two sets of changes to one thing come together. */
export interface MergedEdits<Edits> {
  /** Everything together; where both sides changed a leaf to different values, mine. */
  merged: Edits;
  /** The leaves of `merged` that are not as `theirs` has them: what is to be written. */
  changes: Partial<Edits>;
  /** The leaves that only the other side changed. */
  elsewhere: readonly (keyof Edits)[];
  /** The leaves that both sides changed to different values: somebody has to choose. */
  conflicts: readonly (keyof Edits)[];
}

const isList = (value: FieldValue): value is readonly string[] => Array.isArray(value);

/** True when two leaves say the same; the order of a list says nothing. */
export const isSameFieldValue = (a: FieldValue, b: FieldValue): boolean => {
  if (!isList(a) || !isList(b)) return Object.is(a, b);
  const [first, second] = [new Set(a), new Set(b)];
  return first.size === second.size && a.every((item) => second.has(item));
};

/** Both sides' additions and both sides' removals: a list is never in conflict. */
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
 * Merges, leaf by leaf, what two sides made of the same `base`: different leaves are
 * both kept, the same leaf with different values is a conflict in which nothing is lost
 * (`merged` has mine, `theirs` the other). Both sides have every leaf of `base`.
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

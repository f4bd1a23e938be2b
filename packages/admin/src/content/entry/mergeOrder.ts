/** The indexes at which a list still has the items of `base`, in order (longest common subsequence). */
const alignWith = (
  base: readonly string[],
  list: readonly string[],
): ReadonlyMap<number, number> => {
  const width = list.length + 1;
  const lengths = new Uint32Array((base.length + 1) * width);
  for (let i = base.length - 1; i >= 0; i -= 1)
    for (let j = list.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        base[i] === list[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < base.length && j < list.length;) {
    if (base[i] === list[j]) pairs.set(i++, j++);
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
};

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

const hasDuplicates = (list: readonly string[]): boolean => new Set(list).size < list.length;

/** Whether a merged list has every addition and every removal of one side. */
const hasAllChanges = (
  base: readonly string[],
  side: readonly string[],
  merged: readonly string[],
): boolean =>
  side.every((item) => base.includes(item) || merged.includes(item)) &&
  base.every((item) => side.includes(item) || !merged.includes(item));

/**
 * Merges two changed orders of a list without duplicates. Returns null if the changes touch each
 * other: both changed what is between the same two items, one removed what the other moved, or a list
 * has duplicates.
 */
export const mergeOrder = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null => {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if ([base, mine, theirs].some(hasDuplicates)) return null;
  const [inMine, inTheirs] = [alignWith(base, mine), alignWith(base, theirs)];
  const merged: string[] = [];
  let [from, myFrom, theirFrom] = [0, 0, 0];
  for (let at = 0; at <= base.length; at += 1) {
    const isEnd = at === base.length;
    const my = isEnd ? mine.length : inMine.get(at);
    const their = isEnd ? theirs.length : inTheirs.get(at);
    if (my === undefined || their === undefined) continue;
    const before = base.slice(from, at);
    const myPart = mine.slice(myFrom, my);
    const theirPart = theirs.slice(theirFrom, their);
    if (isSame(before, theirPart) || isSame(myPart, theirPart)) merged.push(...myPart);
    else if (isSame(before, myPart)) merged.push(...theirPart);
    else return null;
    if (!isEnd) merged.push(base[at] ?? '');
    [from, myFrom, theirFrom] = [at + 1, my + 1, their + 1];
  }
  const isComplete =
    !hasDuplicates(merged) &&
    hasAllChanges(base, mine, merged) &&
    hasAllChanges(base, theirs, merged);
  return isComplete ? merged : null;
};

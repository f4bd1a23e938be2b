/**
 * Moves an entry of a list to another index. An index out of range is corrected. Returns the same
 * list if nothing moves.
 */
export const moveEntry = <Entry>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] => {
  const target = Math.min(Math.max(to, 0), entries.length - 1);
  const moved = entries[from];
  if (moved === undefined || target === from) return entries;
  const others = entries.filter((_, index) => index !== from);
  return [...others.slice(0, target), moved, ...others.slice(target)];
};

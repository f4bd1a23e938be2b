/**
 * The list with one entry moved to another index. Indexes beyond the ends are corrected. Returns
 * the same list if nothing moves.
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

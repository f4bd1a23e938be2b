/**
 * The ids of the entries that differ between two lists, or that only one of them has: those of
 * `after` first. Equal entries have their fields in the same order, because the same code wrote them,
 * and most of them are the same object.
 */
export const findDifferentIds = <T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
): ReadonlySet<string> => {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const isSame = (entry: T): boolean => {
    const other = old.get(entry.id);
    return other === entry || JSON.stringify(other) === JSON.stringify(entry);
  };
  const changed = after.filter((entry) => !isSame(entry)).map(({ id }) => id);
  const stayed = new Set(after.map(({ id }) => id));
  return new Set([...changed, ...[...old.keys()].filter((id) => !stayed.has(id))]);
};

/** An entry of a member's list. `item` is null if the item was removed from the catalog. */
export interface ListEntry<Item> {
  id: string;
  item: Item | null;
}

/** The possible orders of a list. */
export const listOrders = ['added', 'title', 'shortest', 'longest'] as const;
export type ListOrder = (typeof listOrders)[number];

interface Titled {
  title: string;
  /** In seconds. */
  durationSeconds: number;
}

/** Looks up the catalog items for a list of ids. No entry is left out. */
export const toListEntries = <Item>(
  ids: readonly string[],
  items: ReadonlyMap<string, Item>,
): readonly ListEntry<Item>[] => ids.map((id) => ({ id, item: items.get(id) ?? null }));

/**
 * Sorts a list. `compare` compares titles in the reader's language. Entries that are no longer in
 * the catalog come last, except in the order `added`.
 */
export const sortListEntries = <Item extends Titled>(
  entries: readonly ListEntry<Item>[],
  order: ListOrder,
  compare: (a: string, b: string) => number,
): readonly ListEntry<Item>[] => {
  if (order === 'added') return entries;
  const by = (a: Item, b: Item): number => {
    if (order === 'title') return compare(a.title, b.title);
    const shorter = a.durationSeconds - b.durationSeconds;
    return order === 'shortest' ? shorter : -shorter;
  };
  const here = entries.filter((entry) => entry.item !== null);
  const gone = entries.filter((entry) => entry.item === null);
  return [...here.sort((a, b) => (a.item && b.item ? by(a.item, b.item) : 0)), ...gone];
};

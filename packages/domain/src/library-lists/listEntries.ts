/** An entry of one of a member's lists; null once the catalogue does not have it any more. */
export interface ListEntry<Item> {
  id: string;
  item: Item | null;
}

/** How a list is laid out: as it was put together, by title, or by length. */
export const listOrders = ['added', 'title', 'shortest', 'longest'] as const;
export type ListOrder = (typeof listOrders)[number];

interface Titled {
  title: string;
  /** Seconds. */
  durationSeconds: number;
}

/** A list of ids with what the catalogue knows of them, nothing left out. */
export const toListEntries = <Item>(
  ids: readonly string[],
  items: ReadonlyMap<string, Item>,
): readonly ListEntry<Item>[] => ids.map((id) => ({ id, item: items.get(id) ?? null }));

/**
 * The list in an order. `compare` knows how titles are sorted in the reader's language. What
 * is gone has neither title nor length: it comes last, except in the order of adding.
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

/** Adds an item to a list, or removes it. The others keep their order. */
export const toggleItem = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

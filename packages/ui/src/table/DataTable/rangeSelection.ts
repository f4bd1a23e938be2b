/** Where a selection by range begins. */
export interface RangeAnchor {
  /** The row at which the range begins: the one that was selected or cleared last. */
  id: string;
  /** The row at which the range ends. */
  endId: string;
  /** Whether it was selected; the rows of the range get the same state. */
  isSelected: boolean;
  /** The selection before the range. */
  base: ReadonlySet<string>;
  /** The selection that the last range led to, to notice a change from outside. */
  result: ReadonlySet<string>;
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const id of one) if (!other.has(id)) return false;
  return true;
};

/** Selects or clears one row. It is the anchor of the next range. */
export function toggleRow(selected: ReadonlySet<string>, id: string): RangeAnchor {
  const result = new Set(selected);
  const isSelected = !result.delete(id);
  if (isSelected) result.add(id);
  return { id, endId: id, isSelected, base: result, result };
}

/**
 * Extends the selection from the anchor to a row. Ids are in the order on the screen, because the
 * order may have changed since the anchor was set. A shorter range than before gives rows back their
 * former state. Without an anchor on the screen, only the row is toggled.
 */
export function extendSelection(
  selected: ReadonlySet<string>,
  anchor: RangeAnchor | undefined,
  id: string,
  ids: readonly string[],
): RangeAnchor {
  const from = anchor ? ids.indexOf(anchor.id) : -1;
  const to = ids.indexOf(id);
  if (!anchor || from < 0 || to < 0) return toggleRow(selected, id);
  const base = isSameSet(selected, anchor.result) ? anchor.base : selected;
  const result = new Set(base);
  for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (anchor.isSelected) result.add(one);
    else result.delete(one);
  }
  return { ...anchor, endId: id, base, result };
}

/** Selects all of the rows, or clears them if all are selected. Other selected rows stay. */
export function toggleAll(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  const result = new Set(selected);
  if (ids.every((id) => selected.has(id))) for (const id of ids) result.delete(id);
  else for (const id of ids) result.add(id);
  return result;
}

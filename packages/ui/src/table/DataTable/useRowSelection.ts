import { useEffect, useRef } from 'react';

import { extendSelection, toggleAll, toggleRow, type RangeAnchor } from './rangeSelection';

const nothing: ReadonlySet<string> = new Set();

/** The changes of a selection. */
export interface RowSelection {
  selected: ReadonlySet<string>;
  /** Selects or clears a row, or all rows from the last one to it. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects the rows from one row to another, as Shift and an arrow key do. */
  extend: (fromId: string, toId: string) => void;
  toggleAll: () => void;
}

/** The selection of rows by id. `ids` are in the order on the screen. */
export function useRowSelection(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  onChange: (ids: ReadonlySet<string>) => void,
): RowSelection {
  const anchor = useRef<RangeAnchor>(undefined);
  // Several keys may be pressed before the app renders its new selection.
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  }, [selected]);

  const apply = (next: RangeAnchor) => {
    anchor.current = next;
    latest.current = next.result;
    onChange(next.result);
  };
  return {
    selected,
    toggle: (id, isRange) =>
      apply(
        isRange
          ? extendSelection(latest.current, anchor.current, id, ids)
          : toggleRow(latest.current, id),
      ),
    extend: (fromId, toId) => {
      const last = anchor.current;
      // A range continues from its end. Elsewhere, a new one begins at the row with focus.
      const isContinued = last?.isSelected && last.endId === fromId && ids.includes(last.id);
      const start: RangeAnchor = isContinued
        ? last
        : { ...toggleRow(nothing, fromId), base: latest.current, result: latest.current };
      apply(extendSelection(latest.current, start, toId, ids));
    },
    toggleAll: () => {
      latest.current = toggleAll(latest.current, ids);
      onChange(latest.current);
    },
  };
}

import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { TableLayout } from './useTableLayout';

/** The space between two cards, in rem. */
const CARD_GAP = 0.75;

/** The height that rows are expected to have before one was measured, in rem. */
const ROW_HEIGHT = { table: 2.75, card: 11 };

/** A server renders the rows of one screen. */
const SERVER_RECT = { width: 0, height: 800 };

interface VirtualRowsOptions {
  body: RefObject<HTMLElement | null>;
  ids: readonly string[];
  layout: TableLayout | undefined;
  /** The index of the row with the tab stop, which is always rendered, so that it keeps focus. */
  activeIndex: number;
}

/**
 * The height of a row. In a hidden table, rows have no height, and all of them would fit on the
 * screen. Such a row keeps the height that was measured before.
 */
const measureRow = (
  element: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLDivElement>,
): number => {
  const height = measureElement(element, entry, virtualizer);
  if (height > 0) return height;
  const index = virtualizer.indexFromElement(element);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

/** The distance of the rows from the top of the page, which the virtualizer needs. */
function useScrollMargin(body: RefObject<HTMLElement | null>) {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const update = () => {
      if (!body.current) return;
      setMargin(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    update();
    // Whatever moves the table also changes the height of the page.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return margin;
}

/**
 * The rows that are rendered: those on the screen, a few around them, and the active one. The page
 * scrolls, not the table. Positions are written to the elements, so no style attribute is needed.
 */
export function useVirtualRows({ body, ids, layout, activeIndex }: VirtualRowsOptions) {
  const isCards = layout?.isCards ?? false;
  const rem = layout?.rem ?? 16;
  const expected = useRef<number>(undefined);
  const extractRange = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeIndex < 0 || activeIndex >= range.count || indexes.includes(activeIndex)) {
        return indexes;
      }
      return activeIndex < (indexes[0] ?? 0)
        ? [activeIndex, ...indexes]
        : [...indexes, activeIndex];
    },
    [activeIndex],
  );
  // Rows are memoized by their own props, and get no value of the virtualizer but its stable ref.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: ids.length,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    estimateSize: () => expected.current ?? ROW_HEIGHT[isCards ? 'card' : 'table'] * rem,
    gap: isCards ? CARD_GAP * rem : 0,
    // A fast scroll renders all of them in one frame.
    overscan: isCards ? 2 : 5,
    scrollMargin: useScrollMargin(body),
    rangeExtractor: extractRange,
    initialRect: SERVER_RECT,
    measureElement: measureRow,
    directDomUpdates: true,
  });

  // Another width or text size changes the heights of all rows, also of those that are not rendered.
  const lastLayout = useRef(layout);
  useLayoutEffect(() => {
    const heights = [...virtualizer.elementsCache.values()]
      .map((element) => element.offsetHeight)
      .sort((one, other) => one - other);
    const median = heights[heights.length >> 1];
    const isFirst = expected.current === undefined;
    if (!median || (!isFirst && lastLayout.current === layout)) return;
    lastLayout.current = layout;
    if (expected.current === median) return;
    const first = virtualizer.range?.startIndex ?? 0;
    expected.current = median;
    virtualizer.measure();
    for (const element of virtualizer.elementsCache.values()) {
      virtualizer.resizeItem(virtualizer.indexFromElement(element), element.offsetHeight);
    }
    if (first > 0) virtualizer.scrollToIndex(first, { align: 'start' });
  }, [virtualizer, layout, ids.length]);

  return virtualizer;
}

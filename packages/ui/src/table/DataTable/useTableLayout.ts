import { useLayoutEffect, useState, type RefObject } from 'react';

import * as styles from './DataTable.css';

/** How a table is laid out in its container. */
export interface TableLayout {
  /** Whether the rows are cards. The container query of the style sheet decides. */
  isCards: boolean;
  /** The width in rem. */
  width: number;
  /** The size of 1 rem in px, which changes with the text size. */
  rem: number;
}

const readLayout = (element: HTMLElement): TableLayout => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const name = getComputedStyle(element).getPropertyValue(styles.layoutName).trim();
  return { isCards: name === 'cards', width: element.clientWidth / rem, rem };
};

/**
 * Follows the layout that the style sheet gives the table. Undefined on a server and until the table
 * is in a page.
 */
export function useTableLayout(frame: RefObject<HTMLElement | null>): TableLayout | undefined {
  const [layout, setLayout] = useState<TableLayout>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => {
      const next = readLayout(element);
      setLayout((last) =>
        last?.isCards === next.isCards && last.width === next.width && last.rem === next.rem
          ? last
          : next,
      );
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}

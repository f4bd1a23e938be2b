import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import { getNextIndex } from '../../internal/getNextIndex';
import * as styles from './Tabs.css';

export interface TabListProps {
  /** The accessible name of the tab list. */
  label: string;
  /** Whether a tab opens as soon as an arrow key moves focus to it. */
  isAutomatic: boolean;
  /** The ID of the open tab. It is scrolled into view if the row scrolls. */
  value: string;
  /** The tabs. */
  children: ReactNode;
}

/** The row of tabs. It is one Tab stop; the arrow keys move between the tabs. */
export function TabList({ label, isAutomatic, value, children }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    // Not scrollIntoView, which may also scroll the page. Centering works in both text directions.
    const open = row.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    if (open) row.scrollLeft += open.left + open.width / 2 - (box.left + box.width / 2);
  }, [value]);

  const moveFocus = (event: KeyboardEvent) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
    const index = tabs.indexOf(event.target as HTMLElement);
    const { direction } = getComputedStyle(event.currentTarget);
    const nextIndex =
      index < 0 ? undefined : getNextIndex(getPressedKey(event), index, tabs.length, direction);
    if (nextIndex === undefined) return;
    event.preventDefault();
    tabs[nextIndex]?.focus();
    if (isAutomatic) tabs[nextIndex]?.click();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.list}
      // Otherwise, Firefox makes a scrollable row a Tab stop.
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      {children}
    </div>
  );
}

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { getNextIndex } from '../../internal/getNextIndex';
import * as styles from './Tabs.css';

export interface TabListProps {
  /** What the tabs divide. */
  label: string;
  /** The arrow keys open what they reach. */
  isAutomatic: boolean;
  /** The open one: kept in sight where the row scrolls. */
  value: string;
  /** The tabs. */
  children: ReactNode;
}

/** The row of tabs: one stop of the keyboard, inside which the arrows walk. */
export function TabList({ label, isAutomatic, value, children }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    // Not scrollIntoView: that may also move the page. The middle works in both directions.
    const open = row.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    if (open) row.scrollLeft += open.left + open.width / 2 - (box.left + box.width / 2);
  }, [value]);

  const walk = (event: KeyboardEvent) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
    const at = tabs.indexOf(event.target as HTMLElement);
    const { direction } = getComputedStyle(event.currentTarget);
    const to = at < 0 ? undefined : getNextIndex(event.key, at, tabs.length, direction);
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    if (isAutomatic) tabs[to]?.click();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.list}
      // Firefox would make a scrolling row a stop of its own.
      tabIndex={-1}
      onKeyDown={walk}
    >
      {children}
    </div>
  );
}

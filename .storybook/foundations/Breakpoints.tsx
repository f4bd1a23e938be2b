import { breakpoints } from '@gschool/themes';
import { useSyncExternalStore } from 'react';
import { Badge } from '@gschool/ui';

import * as styles from './Breakpoints.css';

const entries = Object.entries(breakpoints);
const widest = 1600;

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** The breakpoints as spans of width, with the one that this window is in. */
export function Breakpoints() {
  const width = useSyncExternalStore(
    subscribe,
    () => innerWidth,
    () => 0,
  );
  return (
    <ul className={styles.list}>
      {entries.map(([name, least], index) => {
        const next = entries[index + 1]?.[1];
        const isHere = width >= least && (next === undefined || width < next);
        const from = (least / widest) * 100;
        const to = ((next ?? widest) / widest) * 100;
        return (
          <li key={name} className={styles.row}>
            <code className={styles.name}>{name}</code>
            <span className={styles.span}>
              {least}
              {next === undefined ? ' px and more' : `–${next - 1} px`}
            </span>
            <svg
              className={styles.scale}
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden
            >
              <rect className={styles.background} width="100" height="4" rx="0.5" />
              <rect className={styles.part} x={from} width={to - from} height="4" rx="0.5" />
            </svg>
            <span>{isHere && <Badge tone="brand">this window, {width} px</Badge>}</span>
          </li>
        );
      })}
    </ul>
  );
}

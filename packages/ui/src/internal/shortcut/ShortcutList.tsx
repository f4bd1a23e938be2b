import { KeyCaps } from './KeyCaps';
import * as styles from './ShortcutList.css';

/** What a key does. */
export interface ShortcutRow {
  /** What it does: "Go to orders". */
  label: string;
  /** The keys, in the notation of `useShortcuts`; several if each does the same or belongs to it. */
  keys: string | readonly string[];
}

export interface ShortcutListProps {
  rows: readonly ShortcutRow[];
  className?: string | undefined;
  /** 0 if it scrolls and contains nothing focusable. */
  tabIndex?: 0 | undefined;
  'aria-labelledby'?: string | undefined;
}

/** What the keys do, and the keys. */
export function ShortcutList({ rows, ...listProps }: ShortcutListProps) {
  return (
    <dl {...listProps}>
      {rows.map(({ label, keys }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.keys} dir="ltr">
            {[keys].flat().map((one) => (
              <KeyCaps key={one} keys={one} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

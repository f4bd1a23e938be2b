import * as styles from './Divider.css';

export interface DividerProps {
  /** A label in the middle of the line, such as "or". */
  label?: string | undefined;
}

/** A thin line between two groups. */
export function Divider({ label }: DividerProps) {
  return label ? <div className={styles.labeled}>{label}</div> : <hr className={styles.line} />;
}

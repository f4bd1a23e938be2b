import * as styles from './fields.css';

export interface OrDividerProps {
  /** The word between the two lines. */
  word: string;
}

/** Between two ways of signing in: "or". */
export const OrDivider = ({ word }: OrDividerProps) => <div className={styles.or}>{word}</div>;

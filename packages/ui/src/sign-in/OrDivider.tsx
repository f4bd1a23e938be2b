import * as styles from './fields.css';

export interface OrDividerProps {
  /** The label between the two lines. */
  word: string;
}

/** A divider with a label between two sign-in methods: "or". */
export const OrDivider = ({ word }: OrDividerProps) => <div className={styles.or}>{word}</div>;

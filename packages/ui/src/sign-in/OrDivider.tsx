import * as styles from './fields.css';

export interface OrDividerProps {
  /** The label between the two lines. */
  label: string;
}

/** A divider with a label between two sign-in methods: "or". */
export const OrDivider = ({ label }: OrDividerProps) => <div className={styles.or}>{label}</div>;

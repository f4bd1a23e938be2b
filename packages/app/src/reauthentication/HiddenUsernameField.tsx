import * as styles from './HiddenUsernameField.css';

/** Names the account for password managers. It is invisible, and hidden from screen readers. */
export function HiddenUsernameField({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className={styles.hiddenField}
    />
  );
}

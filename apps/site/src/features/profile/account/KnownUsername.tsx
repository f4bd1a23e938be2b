import * as css from './Account.css';

/** Tells a password manager whose password the form is about; nobody else meets it. */
export function KnownUsername({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className={css.unseen}
    />
  );
}

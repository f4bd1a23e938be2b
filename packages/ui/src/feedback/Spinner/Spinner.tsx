import * as styles from './Spinner.css';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface SpinnerProps {
  /**
   * 18, 24 or 40 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * What is loading. An empty string makes the spinner decorative; use it if there is text next to
   * it.
   * @default the word for loading
   */
  label?: string | undefined;
}

/** Shows that something is loading. Prefer a Skeleton if the shape of the content is known. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  const { messages } = useUi();
  const name = label ?? messages.loading;
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.spinner[size]}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9.5" strokeWidth="2.5" strokeOpacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeWidth="2.5" />
    </svg>
  );
}

import * as icons from '../data-display/Icon/icons';
import * as styles from './Field.css';
import { Icon } from '../data-display/Icon/Icon';

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

/** The error message of one field. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon icon={icons.alert} size="small" className={styles.errorIcon} />
      <span>{message}</span>
    </p>
  );
}

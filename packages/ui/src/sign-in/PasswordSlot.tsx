import type { ReactNode } from 'react';

import { Link } from '../typography/Link/Link';
import * as styles from './fields.css';

export interface PasswordSlotProps {
  /** The password field. */
  children: ReactNode;
  /** The link to reset a forgotten password. Without it, there is no link. */
  forgot?: { label: string; href: string } | undefined;
}

/** The password field with the link to reset the password. */
export function PasswordSlot({ children, forgot }: PasswordSlotProps) {
  return (
    <div className={styles.password}>
      {children}
      {forgot && (
        <Link href={forgot.href} isStandalone className={styles.forgot}>
          {forgot.label}
        </Link>
      )}
    </div>
  );
}

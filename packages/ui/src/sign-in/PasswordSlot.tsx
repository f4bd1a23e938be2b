import type { ReactNode } from 'react';

import { Link } from '../typography/Link/Link';
import * as styles from './fields.css';

export interface PasswordSlotProps {
  /** The password field. */
  children: ReactNode;
  /** The way out for who has forgotten; without an address there is none. */
  forgot?: { label: string; href: string } | undefined;
}

/** The password, and under its end the way out for who has forgotten it. */
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

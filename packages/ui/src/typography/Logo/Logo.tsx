import type { ReactNode } from 'react';

import * as styles from './Logo.css';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

export interface LogoProps {
  /**
   * The product's name. It is a node, so that a small component can subscribe to the app name
   * setting.
   */
  name: ReactNode;
  /** Usually the home page. Without it the logo is not a link. */
  href?: string | undefined;
  /**
   * Its size.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** The product's symbol and name. */
export function Logo({ name, href, size = 'medium', className }: LogoProps) {
  const { Link } = useUi();
  const names = classNames(styles.logo[size], href !== undefined && styles.linked, className);
  const inside = (
    <>
      <span className={styles.mark} aria-hidden />
      <span className={styles.name}>{name}</span>
    </>
  );
  return href === undefined ? (
    <span className={names}>{inside}</span>
  ) : (
    <Link href={href} className={names}>
      {inside}
    </Link>
  );
}

import type { ReactNode } from 'react';

import * as styles from './Logo.css';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

export interface LogoProps {
  /** The product's name; a node, so that a leaf may follow the app name's setting. */
  name: ReactNode;
  /** Usually the home page. Without it the logo is not a link. */
  href?: string | undefined;
  /**
   * How large it is.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** The mark and the name. */
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

import type { ReactNode } from 'react';

import { SkipLink } from '../../navigation/SkipLink/SkipLink';
import * as styles from './PageShell.css';

export interface PageShellProps {
  /** The banner landmark: a `Header`. A page may have none. */
  header?: ReactNode;
  /** The content of the page. */
  children: ReactNode;
  /** The contentinfo landmark: a `Footer`. */
  footer?: ReactNode;
}

/**
 * The landmarks of a page, after a `SkipLink`. `main` has the id `main`, which the skip link,
 * routers and `BackToTop` focus.
 */
export function PageShell({ header, children, footer }: PageShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink href="#main" />
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}

import type { ReactNode } from 'react';

import { SkipLink } from '../SkipLink/SkipLink';
import * as styles from './PageShell.css';

export interface PageShellProps {
  /** The banner landmark: a `Header`. A page may have none. */
  header?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The contentinfo landmark: a `Footer`. */
  footer?: ReactNode;
}

/** The landmarks of a page. `main` has the id that skip links, routers and `BackToTop` focus. */
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

import type { ReactNode } from 'react';

import * as visuallyHiddenStyles from '../../typography/VisuallyHidden/VisuallyHidden.css';
import * as styles from './BreadcrumbBanner.css';
import { BreadcrumbTrail, type BreadcrumbItem } from './BreadcrumbTrail';

export type { BreadcrumbItem };

export interface BreadcrumbBannerProps {
  /** The page's `h1`. */
  title: string;
  /** One or two sentences under the title. */
  description?: string | undefined;
  /** The trail, from the home page to this one. */
  items: readonly BreadcrumbItem[];
  /**
   * Shows the title to assistive technology only.
   * @default false
   */
  hideTitle?: boolean | undefined;
  /** A decorative `Picture` that replaces the drawn sun. */
  picture?: ReactNode;
  /**
   * `editorial` is a band with art; `task` is a low row without art, for pages where something is
   * done.
   * @default 'editorial'
   */
  variant?: 'editorial' | 'task' | undefined;
  /** Controls at the end of the title's row. */
  actions?: ReactNode;
}

/** The band at the start of a page: the trail, the title and an optional description. */
export function BreadcrumbBanner(props: BreadcrumbBannerProps) {
  const { title, description, items, hideTitle, picture, actions, variant = 'editorial' } = props;
  const hasPicture = Boolean(picture) && !hideTitle;
  return (
    <div
      className={styles.banner}
      data-slim={hideTitle || undefined}
      data-variant={variant}
      data-pictured={hasPicture || undefined}
    >
      {hasPicture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.inner}>
        {items.length > 0 && <BreadcrumbTrail items={items} />}
        <div className={styles.row}>
          <h1 className={hideTitle ? visuallyHiddenStyles.hidden : styles.title}>{title}</h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </div>
  );
}

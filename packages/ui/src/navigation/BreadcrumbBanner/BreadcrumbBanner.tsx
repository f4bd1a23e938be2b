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
  /**
   * `task` for pages that people work on, such as a library or a cart: one low row without a
   * picture. `editorial` for pages that people read.
   * @default 'editorial'
   */
  variant?: 'editorial' | 'task' | undefined;
  /**
   * A decorative `Picture` with `isFilling`, at the end of an editorial banner. Phones, where the
   * text needs the whole width, do not show it.
   */
  picture?: ReactNode;
  /** Links or buttons at the end of the title row; on phones, below the title if they do not fit. */
  actions?: ReactNode;
}

/** The band at the start of a page: the trail, the title and an optional description. */
export function BreadcrumbBanner(props: BreadcrumbBannerProps) {
  const { title, description, items, hideTitle, variant = 'editorial', picture, actions } = props;
  const hasPicture = Boolean(picture) && !hideTitle && variant === 'editorial';
  return (
    <div
      className={styles.banner}
      data-variant={variant}
      data-slim={hideTitle || undefined}
      data-pictured={hasPicture || undefined}
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          {items.length > 0 && <BreadcrumbTrail items={items} />}
          {hideTitle ? (
            <h1 className={visuallyHiddenStyles.hidden}>{title}</h1>
          ) : (
            <h1 className={styles.title}>{title}</h1>
          )}
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && (
          <div className={styles.actions} data-print="none">
            {actions}
          </div>
        )}
        {hasPicture && (
          <div className={styles.picture} data-print="none">
            {picture}
          </div>
        )}
      </div>
    </div>
  );
}

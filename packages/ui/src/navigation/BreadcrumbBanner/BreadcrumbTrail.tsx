import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as styles from './BreadcrumbBanner.css';
import { breadcrumbMessages } from './messages';

/** One step of the trail (docs/product/pages.md#breadcrumb-banner). */
export interface BreadcrumbItem {
  name: string;
  href?: string | undefined;
  /** Whether it is the current page, which is not a link. */
  active?: boolean | undefined;
}

/** With this many steps or more, phones show only the first and the last two. */
const LONG = 5;

/** The path from the home page to the current page. A long one is collapsed on phones. */
export function BreadcrumbTrail({ items }: { items: readonly BreadcrumbItem[] }) {
  const { Link, messages: commonMessages } = useUi();
  const messages = useMessages('breadcrumbBanner', breadcrumbMessages);
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isFolded = items.length >= LONG && !isUnfolded;

  const unfold = () => {
    // The button disappears, so focus moves to the first step that was hidden.
    flushSync(() => setUnfolded(true));
    list.current?.querySelector<HTMLElement>('[data-middle] a')?.focus();
  };
  return (
    <nav aria-label={commonMessages.breadcrumb} className={styles.nav}>
      <ol ref={list} className={styles.trail} data-folded={isFolded || undefined}>
        {items.map((item, index) => (
          <Fragment key={`${index} ${item.name}`}>
            {isFolded && index === 1 && (
              <li className={styles.unfold}>
                <button type="button" className={styles.unfoldButton} onClick={unfold}>
                  <span aria-hidden>…</span>
                  <VisuallyHidden>{messages.unfold}</VisuallyHidden>
                </button>
                <span className={styles.separator}>
                  <Icon icon={icons.chevronEnd} size="small" />
                </span>
              </li>
            )}
            <li
              className={styles.step}
              data-middle={(index > 0 && index < items.length - 2) || undefined}
            >
              {item.href && !item.active ? (
                <Link href={item.href} className={styles.link}>
                  {item.name}
                </Link>
              ) : (
                <span aria-current={item.active ? 'page' : undefined}>{item.name}</span>
              )}
              <span className={styles.separator}>
                <Icon icon={icons.chevronEnd} size="small" />
              </span>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

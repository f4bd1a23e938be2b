import type { MouseEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { isPlainClick } from '../../internal/isPlainClick';
import { getPageItems } from './getPageItems';
import * as styles from './Pagination.css';
import { PaginationStep } from './PaginationStep';
import { paginationMessages } from './messages';

export interface PaginationProps {
  /** The number of the current page, from 1. */
  page: number;
  /** The number of pages. With one page nothing is rendered. */
  count: number;
  /**
   * Returns the URL of a page. The links are real, so they open in new tabs and crawlers find them.
   */
  hrefFor: (page: number) => string;
  /** Called on a plain click. Without it, the link is followed. */
  onPage?: ((page: number) => void) | undefined;
  /**
   * How many page numbers are shown on each side of the current one.
   * @default 1
   */
  siblings?: number | undefined;
  /**
   * The navigation's name.
   * @default the word for pages
   */
  label?: string | undefined;
}

/** The pages of a long list, as links. On phones: previous, the current page, next. */
export function Pagination({ page, count, hrefFor, onPage, siblings = 1, label }: PaginationProps) {
  const { Link, locale, messages: commonMessages } = useUi();
  const messages = useMessages('pagination', paginationMessages);
  if (count <= 1) return null;
  const figure = (value: number) => value.toLocaleString(locale);
  const link = (to: number) => ({
    href: hrefFor(to),
    onClick: (event: MouseEvent) => {
      if (!onPage || !isPlainClick(event)) return;
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <nav aria-label={label ?? messages.pages}>
      <ul className={styles.list}>
        <li className={styles.previous}>
          <PaginationStep
            label={commonMessages.previous}
            iconStart={icons.chevronStart}
            rel="prev"
            link={page > 1 ? link(page - 1) : undefined}
          />
        </li>
        <li className={styles.summary}>{messages.pageOf(figure(page), figure(count))}</li>
        {getPageItems(page, count, siblings).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot} className={styles.number}>
            {slot === 'gap' ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <Link
                {...link(slot)}
                className={styles.page}
                aria-label={messages.page(figure(slot))}
                aria-current={slot === page ? 'page' : undefined}
              >
                {figure(slot)}
              </Link>
            )}
          </li>
        ))}
        <li className={styles.next}>
          <PaginationStep
            label={commonMessages.next}
            iconEnd={icons.chevronEnd}
            rel="next"
            link={page < count ? link(page + 1) : undefined}
          />
        </li>
      </ul>
    </nav>
  );
}

import { getPagesThrough } from '@gschool/domain';
import { CardGrid, Container, Heading, LoadMore } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../../i18n/useT';
import * as styles from './browse.css';
import { usePageParam } from './usePageParam';

export interface LoadMoreListProps<Item> {
  /** The id of the state list. */
  id: string;
  title: string;
  /** The path of the page. */
  href: string;
  items: readonly Item[];
  /** Items per step. */
  size: number;
  itemSize?: 'card' | 'wide' | undefined;
  children: (item: Item) => ReactNode;
}

/** A list with “load more”. The page number is in the URL, so that Back restores the list. */
export function LoadMoreList<Item>(props: LoadMoreListProps<Item>) {
  const { id, title, href, items, size, itemSize, children } = props;
  const t = useT();
  const { page: requestedPage, show } = usePageParam();
  const { items: shown, page, total, hasMore } = getPagesThrough(items, requestedPage, size);
  return (
    <Container as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Heading level={2} size="h3" id={`${id}-title`}>
        {title}
      </Heading>
      <CardGrid itemSize={itemSize}>{shown.map(children)}</CardGrid>
      <LoadMore
        href={hasMore ? `${href}?page=${page + 1}` : undefined}
        onLoadMore={() => show(page + 1)}
        status={t('media.shownOfTotal', { shown: shown.length, total })}
      />
    </Container>
  );
}

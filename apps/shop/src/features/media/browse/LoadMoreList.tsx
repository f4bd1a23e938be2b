import { getPagesThrough } from '@gschool/domain';
import { CardGrid, Container, Heading, LoadMore } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../../i18n/useT';
import * as css from './browse.css';
import { usePageInAddress } from './usePageInAddress';

export interface LoadMoreListProps<Item> {
  /** The state list that it shows. */
  id: string;
  title: string;
  /** The page's address without its query. */
  href: string;
  items: readonly Item[];
  /** How many each step adds. */
  size: number;
  itemSize?: 'card' | 'wide' | undefined;
  children: (item: Item) => ReactNode;
}

/** A long list that grows at its end; how far is in the address, so that it can be come back to. */
export function LoadMoreList<Item>(props: LoadMoreListProps<Item>) {
  const { id, title, href, items, size, itemSize, children } = props;
  const t = useT();
  const { page: asked, show } = usePageInAddress();
  const { items: shown, page, total, hasMore } = getPagesThrough(items, asked, size);
  return (
    <Container as="section" id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <Heading level={2} size="h3" id={`${id}-title`}>
        {title}
      </Heading>
      <CardGrid itemSize={itemSize}>{shown.map(children)}</CardGrid>
      <LoadMore
        href={hasMore ? `${href}?page=${page + 1}` : undefined}
        onLoadMore={() => show(page + 1)}
        status={t('media.of', { shown: shown.length, total })}
      />
    </Container>
  );
}

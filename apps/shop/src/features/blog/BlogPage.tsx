import {
  BlogCard,
  Container,
  EmptyState,
  Button,
  Heading,
  icons,
  Pagination,
  Text,
  useUi,
} from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { posts } from '../../content/blog/posts';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import * as styles from './BlogPage.css';
import { BlogSidebar } from './BlogSidebar';
import { BlogToolbar } from './BlogToolbar';
import { findPosts } from './postFilters';
import { isSidebarLayout, blogLayouts, type BlogLayout } from './blogLayouts';
import { getPostCardProps } from './getPostCardProps';
import { usePostFilters } from './usePostFilters';

export interface BlogPageProps {
  layout: BlogLayout;
}

/**
 * `/blogs`, its grids and its sidebars: the same posts and filters in seven layouts. `journal`
 * starts with the newest post at full width.
 */
export function BlogPage({ layout }: BlogPageProps) {
  const t = useT();
  const { locale } = useUi();
  const { filters, hrefFor, search } = usePostFilters();
  const list = useRef<HTMLHeadingElement>(null);
  const { title, perPage, card } = blogLayouts[layout];

  const found = findPosts(posts, filters);
  const isFiltered = Boolean(
    filters.query.trim() || filters.category || filters.tag || filters.author,
  );
  const lead = layout === 'journal' && !isFiltered ? found[0] : undefined;
  const rest = lead ? found.slice(1) : found;
  const count = Math.max(1, Math.ceil(rest.length / perPage));
  const page = Math.min(filters.page, count);
  const shown = rest.slice((page - 1) * perPage, page * perPage);
  const toCardProps = (post: (typeof posts)[number]) =>
    getPostCardProps(post, t(`blog.category.${post.category}`), locale);

  // After a page change, the list heading gets focus and is scrolled into view.
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page]);

  const main = (
    <section aria-labelledby="posts" className={styles.list}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id="posts" ref={list} tabIndex={-1} className={styles.title}>
          {t(isFiltered ? 'blog.found' : lead ? 'blog.more' : 'blog.all')}
        </Heading>
        <Text size="sm" tone="muted" role="status">
          {t('blog.count', { count: rest.length })}
        </Text>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          level={3}
          icon={icons.search}
          title={t('blog.nothing')}
          action={
            <Button
              variant="quiet"
              href={hrefFor({ query: '', category: null, tag: null, author: null })}
            >
              {t('blog.reset')}
            </Button>
          }
        >
          {t('blog.nothingText')}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.grid[layout]}>
          {shown.map((post, at) => (
            <li key={post.slug}>
              <BlogCard {...toCardProps(post)} layout={card} isPriority={!lead && at < 2} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        count={count}
        label={t('blog.pages')}
        hrefFor={(to) => hrefFor({ page: to })}
      />
    </section>
  );

  return (
    <>
      <PageBanner
        name={t(title)}
        description={t('blog.lead')}
        parents={layout === 'journal' ? [] : [{ name: t('nav.blog'), href: paths.blogs }]}
      />
      <Container className={styles.page}>
        {isSidebarLayout(layout) ? (
          <div className={styles.withSidebar[layout]}>
            {main}
            <BlogSidebar side={layout} {...{ filters, hrefFor, search }} />
          </div>
        ) : (
          <>
            <BlogToolbar {...{ filters, hrefFor, search }} />
            {lead && page === 1 && (
              <BlogCard {...toCardProps(lead)} layout="feature" headingLevel={2} isPriority />
            )}
            {main}
          </>
        )}
      </Container>
    </>
  );
}

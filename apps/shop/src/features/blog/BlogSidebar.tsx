import { withLatinDigits } from '@gschool/domain';
import { Heading, Link, TagList, Text, useUi } from '@gschool/ui';

import { getPostPath } from '../../content/blog/postPaths';
import { posts } from '../../content/blog/posts';
import { postCategories, postTags } from '../../content/blog/types';
import { useT } from '../../i18n/useT';
import * as styles from './BlogSidebar.css';
import type { BlogToolbarProps } from './BlogToolbar';
import { FeedLink } from './FeedLink';
import { formatPostDate } from './formatPostDate';
import { PostSearch } from './PostSearch';
import type { SidebarLayout } from './blogLayouts';

const NEWEST_COUNT = 4;

export interface BlogSidebarProps extends BlogToolbarProps {
  side: SidebarLayout;
}

/** The sidebar of a post list: search, categories, newest posts, tags and the feed. */
export function BlogSidebar({ side, filters, hrefFor, search }: BlogSidebarProps) {
  const t = useT();
  const { locale } = useUi();
  const categories = [null, ...postCategories] as const;
  const countOf = (id: (typeof categories)[number]) =>
    posts.filter(({ category }) => id === null || category === id).length;
  return (
    <aside aria-label={t('blog.aside')} className={styles.aside[side]}>
      <PostSearch query={filters.query} onSearch={search} />
      <nav aria-label={t('blog.categories')} className={styles.section}>
        <Heading level={2} size="medium">
          {t('blog.categories')}
        </Heading>
        <ul role="list" className={styles.rows}>
          {categories.map((id) => (
            <li key={id}>
              <Link
                href={hrefFor({ category: id })}
                isStandalone
                tone="text"
                className={styles.row}
                aria-current={filters.category === id ? 'true' : undefined}
              >
                {t(id ? `blog.category.${id}` : 'blog.everything')}
                <span className={styles.count}>
                  {countOf(id).toLocaleString(withLatinDigits(locale))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="newest" className={styles.section}>
        <Heading level={2} size="medium" id="newest">
          {t('blog.newest')}
        </Heading>
        <ul role="list" className={styles.rows}>
          {posts.slice(0, NEWEST_COUNT).map((post) => (
            <li key={post.slug} className={styles.recent}>
              <Link href={getPostPath(post)} tone="text" isStandalone>
                <bdi lang="en">{post.title}</bdi>
              </Link>
              <Text as="span" size="sm" tone="muted">
                <time dateTime={post.publishedOn}>{formatPostDate(post.publishedOn, locale)}</time>
              </Text>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tags" className={styles.section}>
        <Heading level={2} size="medium" id="tags">
          {t('blog.tags')}
        </Heading>
        <TagList
          label={t('blog.tags')}
          tags={postTags.map((id) => ({
            id,
            label: t(`blog.tag.${id}`),
            href: hrefFor({ tag: filters.tag === id ? null : id }),
          }))}
        />
      </section>
      <FeedLink />
    </aside>
  );
}

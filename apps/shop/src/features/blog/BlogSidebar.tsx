import { withLatinDigits } from '@gschool/domain';
import { Heading, Link, TagList, Text, useUi } from '@gschool/ui';

import { addressOf } from '../../content/blog/address';
import { posts } from '../../content/blog/posts';
import { postCategories, postTags } from '../../content/blog/types';
import { useT } from '../../i18n/useT';
import * as css from './BlogSidebar.css';
import type { BlogToolbarProps } from './BlogToolbar';
import { FeedLink } from './FeedLink';
import { postDate } from './postDate';
import { PostSearch } from './PostSearch';
import type { SidebarShape } from './shapes';

const NEWEST = 4;

export interface BlogSidebarProps extends BlogToolbarProps {
  side: SidebarShape;
}

/** Beside a list of posts: its search, what the posts are about, the newest ones and the feed. */
export function BlogSidebar({ side, filters, hrefFor, search }: BlogSidebarProps) {
  const t = useT();
  const { locale } = useUi();
  const categories = [null, ...postCategories] as const;
  const countOf = (id: (typeof categories)[number]) =>
    posts.filter(({ category }) => id === null || category === id).length;
  return (
    <aside aria-label={t('blog.aside')} className={css.aside[side]}>
      <PostSearch query={filters.query} onSearch={search} />
      <nav aria-label={t('blog.categories')} className={css.part}>
        <Heading level={2} size="medium">
          {t('blog.categories')}
        </Heading>
        <ul role="list" className={css.rows}>
          {categories.map((id) => (
            <li key={id}>
              <Link
                href={hrefFor({ category: id })}
                isStandalone
                tone="ink"
                className={css.row}
                aria-current={filters.category === id ? 'true' : undefined}
              >
                {t(id ? `blog.category.${id}` : 'blog.everything')}
                <span className={css.count}>
                  {countOf(id).toLocaleString(withLatinDigits(locale))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="newest" className={css.part}>
        <Heading level={2} size="medium" id="newest">
          {t('blog.newest')}
        </Heading>
        <ul role="list" className={css.rows}>
          {posts.slice(0, NEWEST).map((post) => (
            <li key={post.slug} className={css.recent}>
              <Link href={addressOf(post)} tone="ink" isStandalone>
                <bdi lang="en">{post.title}</bdi>
              </Link>
              <Text as="span" size="sm" tone="soft">
                <time dateTime={post.publishedOn}>{postDate(post.publishedOn, locale)}</time>
              </Text>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tags" className={css.part}>
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

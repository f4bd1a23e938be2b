import { Chip, icons } from '@gschool/ui';

import { getAuthor } from '../../content/blog/authors';
import { posts } from '../../content/blog/posts';
import { postCategories } from '../../content/blog/types';
import { useT } from '../../i18n/useT';
import * as styles from './BlogToolbar.css';
import { FeedLink } from './FeedLink';
import type { PostFilters } from './postFilters';
import { PostSearch } from './PostSearch';

export interface BlogToolbarProps {
  filters: PostFilters;
  hrefFor: (change: Partial<PostFilters>) => string;
  search: (query: string) => void;
}

/**
 * Categories, search and the feed above a post list. Filters for a tag or an author can be removed
 * here.
 */
export function BlogToolbar({ filters, hrefFor, search }: BlogToolbarProps) {
  const t = useT();
  const used = postCategories.filter((id) => posts.some(({ category }) => category === id));
  return (
    <div className={styles.bar}>
      <nav aria-label={t('blog.categories')} className={styles.chips}>
        <Chip href={hrefFor({ category: null })} isSelected={filters.category === null}>
          {t('blog.everything')}
        </Chip>
        {used.map((id) => (
          <Chip key={id} href={hrefFor({ category: id })} isSelected={filters.category === id}>
            {t(`blog.category.${id}`)}
          </Chip>
        ))}
        {filters.tag && (
          <Chip href={hrefFor({ tag: null })} icon={icons.close}>
            {t('blog.withoutTag', { tag: t(`blog.tag.${filters.tag}`) })}
          </Chip>
        )}
        {filters.author && (
          <Chip href={hrefFor({ author: null })} icon={icons.close}>
            {t('blog.withoutAuthor', { name: getAuthor(filters.author).name })}
          </Chip>
        )}
      </nav>
      <div className={styles.searchAndLinks}>
        <PostSearch query={filters.query} onSearch={search} />
        <FeedLink />
      </div>
    </div>
  );
}

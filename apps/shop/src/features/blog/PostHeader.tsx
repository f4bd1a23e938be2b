import { Container, Heading, Link, PostMeta, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { getAuthor } from '../../content/blog/authors';
import type { Post } from '../../content/blog/types';
import { useT } from '../../i18n/useT';
import { formatLongPostDate } from './formatPostDate';
import * as styles from './PostPage.css';

/** The header of a post: category, title, excerpt, author and date. */
export function PostHeader({ post }: { post: Post }) {
  const t = useT();
  const { locale } = useUi();
  return (
    <Container size="narrow" as="header" className={styles.head}>
      <nav aria-label={t('blog.trail')} className={styles.trail}>
        <Link href={paths.start} isStandalone>
          {t('nav.shop')}
        </Link>
        <span aria-hidden>/</span>
        <Link href={paths.blogs} isStandalone>
          {t('nav.blog')}
        </Link>
        <span aria-hidden>/</span>
        <Link href={`${paths.blogs}?category=${post.category}`} isStandalone>
          {t(`blog.category.${post.category}`)}
        </Link>
      </nav>
      <Heading level={1} size="display" id="post-title" className={styles.title}>
        <bdi lang="en">{post.title}</bdi>
      </Heading>
      <Text size="xl" tone="muted" className={styles.excerpt}>
        <bdi lang="en">{post.excerpt}</bdi>
      </Text>
      <PostMeta
        author={{ name: getAuthor(post.author).name }}
        date={formatLongPostDate(post.publishedOn, locale)}
        dateTime={post.publishedOn}
        minutes={post.minutes}
      />
    </Container>
  );
}

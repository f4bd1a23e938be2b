import { Container, Heading, Link, PostMeta, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { authorOf } from '../../content/blog/authors';
import type { Post } from '../../content/blog/types';
import { useT } from '../../i18n/useT';
import { longPostDate } from './formatPostDate';
import * as css from './PostPage.css';

/** What a post opens with: what it is about, its title, why to read it, and whose it is. */
export function PostHead({ post }: { post: Post }) {
  const t = useT();
  const { locale } = useUi();
  return (
    <Container size="narrow" as="header" className={css.head}>
      <nav aria-label={t('blog.trail')} className={css.trail}>
        <Link href={paths.blogs} isStandalone>
          {t('nav.blog')}
        </Link>
        <span aria-hidden>/</span>
        <Link href={`${paths.blogs}?category=${post.category}`} isStandalone>
          {t(`blog.category.${post.category}`)}
        </Link>
      </nav>
      <Heading level={1} size="display" id="post-title" className={css.title}>
        <bdi lang="en">{post.title}</bdi>
      </Heading>
      <Text size="xl" tone="soft" className={css.excerpt}>
        <bdi lang="en">{post.excerpt}</bdi>
      </Text>
      <PostMeta
        author={{ name: authorOf(post.author).name }}
        date={longPostDate(post.publishedOn, locale)}
        dateTime={post.publishedOn}
        minutes={post.minutes}
      />
    </Container>
  );
}

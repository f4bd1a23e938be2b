import {
  BlogCard,
  Container,
  Heading,
  Link,
  PostAuthor,
  PostBody,
  PostNavigation,
  PostShare,
  TagList,
  useIsHydrated,
  useUi,
} from '@gschool/ui';
import { use } from 'react';

import { getPostPath } from '../../content/blog/postPaths';
import { getAuthor } from '../../content/blog/authors';
import { getPost, posts } from '../../content/blog/posts';
import { loadPostText } from '../../content/blog/loadPostText';
import type { AuthorId, Post } from '../../content/blog/types';
import { origin } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './PostPage.css';
import { getPostCardProps } from './getPostCardProps';
import { PostHeader } from './PostHeader';
import { PostMedia } from './PostMedia';

/** Links to all posts of an author. */
function AuthorPostsLink({ id }: { id: AuthorId }) {
  const t = useT();
  return (
    <Link href={`${paths.blogs}?author=${id}`} isStandalone>
      {t('blog.byAuthor', { name: getAuthor(id).name })}
    </Link>
  );
}

export interface PostPageProps {
  post: Post;
}

/** A post with its media, text, author and related posts. */
export function PostPage({ post }: PostPageProps) {
  const t = useT();
  const { locale } = useUi();
  const isHydrated = useIsHydrated();
  const { Body } = use(loadPostText(post.slug));
  const author = getAuthor(post.author);
  const at = posts.indexOf(post);
  const [newer, older] = [posts[at - 1], posts[at + 1]];
  const toNavigationLink = (other: Post | undefined) =>
    other && { title: other.title, href: getPostPath(other) };
  const address = getPostPath(post);
  // If no origin is configured, only the browser knows the URL.
  const url = (origin ?? (isHydrated ? window.location.origin : '')) + address;

  return (
    <article className={styles.post} aria-labelledby="post-title">
      <PostHeader post={post} />
      <Container size={post.media.kind === 'standard' ? 'default' : 'narrow'}>
        <PostMedia post={post} />
      </Container>
      <Container>
        <div lang="en" dir="ltr">
          <PostBody>
            <Body />
          </PostBody>
        </div>
      </Container>
      <Container size="text" className={styles.afterPost}>
        <div className={styles.tools}>
          <TagList
            label={t('blog.tags')}
            tags={post.tags.map((id) => ({
              id,
              label: t(`blog.tag.${id}`),
              href: `${paths.blogs}?tag=${id}`,
            }))}
          />
          <PostShare url={url} title={post.title} />
        </div>
        <PostAuthor
          name={author.name}
          detail={author.detail}
          actions={<AuthorPostsLink id={author.id} />}
        >
          <p lang="en" dir="auto" className={styles.about}>
            {author.about}
          </p>
        </PostAuthor>
        <PostNavigation previous={toNavigationLink(older)} next={toNavigationLink(newer)} />
      </Container>
      <Container as="section" aria-labelledby="related" className={styles.related}>
        <Heading level={2} id="related">
          {t('blog.related')}
        </Heading>
        <ul role="list" className={styles.grid}>
          {post.related.flatMap((slug) => {
            const other = getPost(slug);
            return other
              ? [
                  <li key={slug}>
                    <BlogCard
                      {...getPostCardProps(other, t(`blog.category.${other.category}`), locale)}
                    />
                  </li>,
                ]
              : [];
          })}
        </ul>
      </Container>
    </article>
  );
}

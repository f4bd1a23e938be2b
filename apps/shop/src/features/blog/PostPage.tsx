import { useIsHydrated } from '@gschool/app';
import {
  BlogCard,
  Container,
  Heading,
  PostAuthor,
  PostBody,
  PostNavigation,
  PostShare,
  TagList,
  useUi,
} from '@gschool/ui';
import { use } from 'react';

import { addressOf } from '../../content/blog/postPaths';
import { authorOf } from '../../content/blog/authors';
import { postOf, posts } from '../../content/blog/posts';
import { loadText } from '../../content/blog/loadPostText';
import type { Post } from '../../content/blog/types';
import { origin } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { AuthorPosts } from './AuthorPostsLink';
import * as css from './PostPage.css';
import { postCard } from './getPostCardProps';
import { PostHead } from './PostHeader';
import { PostMedia } from './PostMedia';

export interface PostPageProps {
  post: Post;
}

/** A post by itself: its head, what it is made of, its words, and the ways on from there. */
export function PostPage({ post }: PostPageProps) {
  const t = useT();
  const { locale } = useUi();
  const isHydrated = useIsHydrated();
  const { Body } = use(loadText(post.slug));
  const author = authorOf(post.author);
  const at = posts.indexOf(post);
  const [newer, older] = [posts[at - 1], posts[at + 1]];
  const neighbour = (other: Post | undefined) =>
    other && { title: other.title, href: addressOf(other) };
  const address = addressOf(post);
  // Where the settings do not name the shop's address, only the browser knows it.
  const url = (origin ?? (isHydrated ? window.location.origin : '')) + address;

  return (
    <article className={css.post} aria-labelledby="post-title">
      <PostHead post={post} />
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
      <Container size="text" className={css.end}>
        <div className={css.tools}>
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
          actions={<AuthorPosts id={author.id} />}
        >
          <p lang="en" dir="auto" className={css.about}>
            {author.about}
          </p>
        </PostAuthor>
        <PostNavigation previous={neighbour(older)} next={neighbour(newer)} />
      </Container>
      <Container as="section" aria-labelledby="related" className={css.related}>
        <Heading level={2} id="related">
          {t('blog.related')}
        </Heading>
        <ul role="list" className={css.grid}>
          {post.related.flatMap((slug) => {
            const other = postOf(slug);
            return other
              ? [
                  <li key={slug}>
                    <BlogCard {...postCard(other, t(`blog.category.${other.category}`), locale)} />
                  </li>,
                ]
              : [];
          })}
        </ul>
      </Container>
    </article>
  );
}

import type { BlogCard } from '@gschool/ui';
import type { ComponentProps } from 'react';

import { getPostPath } from '../../content/blog/postPaths';
import { getAuthor } from '../../content/blog/authors';
import type { Post } from '../../content/blog/types';
import { formatPostDate } from './formatPostDate';

/** The props of a post card. `category` is the translated name. */
export const getPostCardProps = (
  post: Post,
  category: string,
  locale: string,
): ComponentProps<typeof BlogCard> => ({
  href: getPostPath(post),
  title: post.title,
  picture: post.picture,
  category,
  excerpt: post.excerpt,
  kind: post.media.kind === 'standard' ? undefined : post.media.kind,
  author: { name: getAuthor(post.author).name },
  date: formatPostDate(post.publishedOn, locale),
  dateTime: post.publishedOn,
  minutes: post.minutes,
  contentLanguage: 'en',
});

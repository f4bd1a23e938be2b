import type { BlogCard } from '@gschool/ui';
import type { ComponentProps } from 'react';

import { addressOf } from '../../content/blog/postPaths';
import { authorOf } from '../../content/blog/authors';
import type { Post } from '../../content/blog/types';
import { postDate } from './formatPostDate';

/** A post as its card shows it. `category` is the translated name. */
export const postCard = (
  post: Post,
  category: string,
  locale: string,
): ComponentProps<typeof BlogCard> => ({
  href: addressOf(post),
  title: post.title,
  picture: post.picture,
  category,
  excerpt: post.excerpt,
  kind: post.media.kind === 'standard' ? undefined : post.media.kind,
  author: { name: authorOf(post.author).name },
  date: postDate(post.publishedOn, locale),
  dateTime: post.publishedOn,
  minutes: post.minutes,
  contentLanguage: 'en',
});

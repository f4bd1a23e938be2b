import {
  createSocialImage,
  type PageDescription,
  type RenderedDocument,
} from '@gschool/app/server';
import {
  createBlogPosting,
  createItemList,
  createVideoObject,
  createWebPage,
} from '@gschool/app/structured-data';

import { paths } from '../config/paths';
import { getAuthor } from '../content/blog/authors';
import { getPostByPath, getPostPath } from '../content/blog/postPaths';
import { posts } from '../content/blog/posts';
import type { Post } from '../content/blog/types';
import { blogLayouts, type BlogLayout } from '../features/blog/blogLayouts';
import { site, t } from './site';

/** The video of a post that is about one. */
const createPostVideo = ({ title, publishedOn, media }: Post, thumbnail: string) =>
  media.kind === 'video'
    ? createVideoObject(site, {
        name: title,
        description: media.caption,
        thumbnail,
        publishedOn,
        file: media.src,
        seconds: media.duration,
      })
    : undefined;

/** The page of a post. Its breadcrumb is in its header, not in the banner. */
export function describePost(page: RenderedDocument): PageDescription | undefined {
  const { path } = page;
  const post = getPostByPath(path);
  if (!post) return undefined;
  const section = t(`blog.category.${post.category}`);
  const socialImage = createSocialImage({
    path,
    picture: post.picture,
    title: post.title,
    label: section,
    description: post.excerpt,
  });
  const author = getAuthor(post.author);
  const breadcrumb = [
    { name: t('nav.shop'), href: paths.start },
    { name: t('nav.blog'), href: paths.blogs },
    { name: section, href: `${paths.blogs}?category=${post.category}` },
  ];
  return {
    structuredData: [
      createWebPage(site, { ...page, breadcrumb }),
      createBlogPosting(site, {
        path,
        title: post.title,
        description: post.excerpt,
        publishedOn: post.publishedOn,
        minutes: post.minutes,
        author: { name: author.name, path: `${paths.blogs}?author=${author.id}` },
        section,
        keywords: post.tags.map((tag) => t(`blog.tag.${tag}`)),
        image: socialImage.path,
        video: createPostVideo(post, socialImage.path),
      }),
    ],
    socialImage,
  };
}

/** A list of posts in a layout: the posts of its first page. `journal` begins with one more. */
export function describePosts(page: RenderedDocument, layout: BlogLayout): PageDescription {
  const count = blogLayouts[layout].perPage + (layout === 'journal' ? 1 : 0);
  const shown = posts.slice(0, count);
  const list = createItemList(
    site,
    shown.map((post) => ({ name: post.title, path: getPostPath(post) })),
  );
  return { structuredData: [createWebPage(site, page, 'CollectionPage', list)] };
}

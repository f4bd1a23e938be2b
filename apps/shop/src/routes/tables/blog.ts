import type { RouteObject } from 'react-router-dom';

import { page } from '../page';

// Pages with the same import function are prerendered in the same thread.
const lists = () => import('../blogList');
const post = () => import('../post');

const list = { description: 'blog.description', isIndexed: true } as const;
const single = { title: 'blog.title', isIndexed: true } as const;

/** The blog (docs/product/shop.md#blog). */
export const blogRoutes: RouteObject[] = [
  { path: 'blogs', ...page(lists, 'BlogRoute', { title: 'blog.title', ...list }) },
  { path: 'blogs/grid/one-column', ...page(lists, 'BlogRoute', { title: 'blog.one', ...list }) },
  { path: 'blogs/grid/two-column', ...page(lists, 'BlogRoute', { title: 'blog.two', ...list }) },
  {
    path: 'blogs/grid/three-column',
    ...page(lists, 'BlogRoute', { title: 'blog.three', ...list }),
  },
  { path: 'blogs/grid/four-column', ...page(lists, 'BlogRoute', { title: 'blog.four', ...list }) },
  { path: 'blogs/sidebar/left', ...page(lists, 'BlogRoute', { title: 'blog.left', ...list }) },
  { path: 'blogs/sidebar/right', ...page(lists, 'BlogRoute', { title: 'blog.right', ...list }) },
  {
    path: 'blogs/template',
    ...page(() => import('../../features/blog/TemplatePage'), 'TemplatePage', {
      title: 'blog.template',
      description: 'blog.templateText',
      isIndexed: true,
    }),
  },
  { path: 'blogs/detail', ...page(post, 'PostRoute', single) },
  { path: 'blogs/single/audio', ...page(post, 'PostRoute', single) },
  { path: 'blogs/single/video', ...page(post, 'PostRoute', single) },
  { path: 'blogs/single/link', ...page(post, 'PostRoute', single) },
  { path: 'blogs/single/quote', ...page(post, 'PostRoute', single) },
  { path: 'blogs/single/gallery', ...page(post, 'PostRoute', single) },
  { path: 'blogs/:slug', ...page(post, 'PostRoute', single) },
];

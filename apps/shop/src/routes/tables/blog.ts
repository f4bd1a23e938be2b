import type { RouteObject } from 'react-router-dom';

import { translated } from '../../i18n/i18n';
import { at } from '../at';

// One function each: pages that share it are built by the same thread.
const lists = () => import('../blogs').then(translated);
const post = () => import('../post').then(translated);

const list = { description: 'blog.description', isIndexed: true } as const;
const single = { title: 'blog.title', isIndexed: true } as const;

/** The blog (spec, section 2, "Blog group"). */
export const blogRoutes: RouteObject[] = [
  { path: 'blogs', ...at(lists, { title: 'blog.title', ...list }) },
  { path: 'blogs/grid/one-column', ...at(lists, { title: 'blog.one', ...list }) },
  { path: 'blogs/grid/two-column', ...at(lists, { title: 'blog.two', ...list }) },
  { path: 'blogs/grid/three-column', ...at(lists, { title: 'blog.three', ...list }) },
  { path: 'blogs/grid/four-column', ...at(lists, { title: 'blog.four', ...list }) },
  { path: 'blogs/sidebar/left', ...at(lists, { title: 'blog.left', ...list }) },
  { path: 'blogs/sidebar/right', ...at(lists, { title: 'blog.right', ...list }) },
  {
    path: 'blogs/template',
    ...at(() => import('../blogTemplate'), {
      title: 'blog.template',
      description: 'blog.templateText',
      isIndexed: true,
    }),
  },
  { path: 'blogs/detail', ...at(post, single) },
  { path: 'blogs/single/audio', ...at(post, single) },
  { path: 'blogs/single/video', ...at(post, single) },
  { path: 'blogs/single/link', ...at(post, single) },
  { path: 'blogs/single/quote', ...at(post, single) },
  { path: 'blogs/single/gallery', ...at(post, single) },
  { path: 'blogs/:slug', ...at(post, single) },
];

import '../i18n/en/blog.messages.json';

import { useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { BlogPage } from '../features/blog/BlogPage';
import type { BlogLayout } from '../features/blog/blogLayouts';

/** The layout of each list path (docs/product.md#blog). */
const layouts: Readonly<Record<string, BlogLayout>> = {
  [paths.blogGrid('one')]: 'one',
  [paths.blogGrid('two')]: 'two',
  [paths.blogGrid('three')]: 'three',
  [paths.blogGrid('four')]: 'four',
  [paths.blogSidebar('left')]: 'asideFirst',
  [paths.blogSidebar('right')]: 'asideLast',
};

/** The post list in the layout of its path. */
export function BlogRoute() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  return <BlogPage key={path} layout={layouts[path] ?? 'journal'} />;
}

import '../i18n/en/blog.messages.json';

import { useLocation } from 'react-router-dom';

import { BlogPage } from '../features/blog/BlogPage';
import { getBlogLayout } from '../features/blog/blogLayouts';

/** The post list in the layout of its path. */
export function BlogRoute() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  return <BlogPage key={path} layout={getBlogLayout(path) ?? 'journal'} />;
}

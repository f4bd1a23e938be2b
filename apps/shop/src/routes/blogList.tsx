import '../i18n/en/blog.messages.json';

import { withoutEndSlashes } from '@gschool/domain';
import { useLocation } from 'react-router-dom';

import { BlogPage } from '../features/blog/BlogPage';
import { getBlogLayout } from '../features/blog/blogLayouts';

/** The post list in the layout of its path. */
export function BlogRoute() {
  const path = withoutEndSlashes(useLocation().pathname);
  return <BlogPage key={path} layout={getBlogLayout(path) ?? 'journal'} />;
}

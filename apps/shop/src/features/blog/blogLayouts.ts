import { paths } from '../../config/paths';
import type { MessageId } from '../../i18n/useT';

/** The layouts of the post list (docs/product/shop.md#blog). */
export type BlogLayout = 'journal' | 'one' | 'two' | 'three' | 'four' | SidebarLayout;

/** The side of the sidebar in reading direction. */
export type SidebarLayout = 'asideFirst' | 'asideLast';

interface BlogLayoutOptions {
  title: MessageId;
  /** Posts per page: full rows on wide screens. */
  perPage: number;
  card: 'standard' | 'horizontal';
}

export const blogLayouts: Readonly<Record<BlogLayout, BlogLayoutOptions>> = {
  journal: { title: 'blog.title', perPage: 9, card: 'standard' },
  one: { title: 'blog.one', perPage: 5, card: 'horizontal' },
  two: { title: 'blog.two', perPage: 6, card: 'standard' },
  three: { title: 'blog.three', perPage: 9, card: 'standard' },
  four: { title: 'blog.four', perPage: 8, card: 'standard' },
  asideFirst: { title: 'blog.left', perPage: 6, card: 'standard' },
  asideLast: { title: 'blog.right', perPage: 6, card: 'standard' },
};

export const isSidebarLayout = (shape: BlogLayout): shape is SidebarLayout =>
  shape === 'asideFirst' || shape === 'asideLast';

const layouts: Readonly<Record<string, BlogLayout>> = {
  [paths.blogs]: 'journal',
  [paths.blogGrid('one')]: 'one',
  [paths.blogGrid('two')]: 'two',
  [paths.blogGrid('three')]: 'three',
  [paths.blogGrid('four')]: 'four',
  [paths.blogSidebar('left')]: 'asideFirst',
  [paths.blogSidebar('right')]: 'asideLast',
};

/** The layout of a path of the post list (docs/product/shop.md#blog); undefined for other paths. */
export const getBlogLayout = (path: string): BlogLayout | undefined => layouts[path];

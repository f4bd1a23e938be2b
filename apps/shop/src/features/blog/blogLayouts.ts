import type { MessageId } from '../../i18n/useT';

/** The shapes of the list (spec, section 2, "Blog group"). */
export type BlogShape = 'journal' | 'one' | 'two' | 'three' | 'four' | SidebarShape;

/** Where the sidebar stands in the direction of the page's language. */
export type SidebarShape = 'asideFirst' | 'asideLast';

interface Shape {
  title: MessageId;
  /** How many posts a page holds: whole rows on wide screens. */
  perPage: number;
  card: 'standard' | 'horizontal';
}

export const shapes: Readonly<Record<BlogShape, Shape>> = {
  journal: { title: 'blog.title', perPage: 9, card: 'standard' },
  one: { title: 'blog.one', perPage: 5, card: 'horizontal' },
  two: { title: 'blog.two', perPage: 6, card: 'standard' },
  three: { title: 'blog.three', perPage: 9, card: 'standard' },
  four: { title: 'blog.four', perPage: 8, card: 'standard' },
  asideFirst: { title: 'blog.left', perPage: 6, card: 'standard' },
  asideLast: { title: 'blog.right', perPage: 6, card: 'standard' },
};

export const isSidebar = (shape: BlogShape): shape is SidebarShape =>
  shape === 'asideFirst' || shape === 'asideLast';

import type { ReactNode } from 'react';

import type { IconShape } from '../data-display/Icon/shape';

/** A link of a menu. */
export interface NavLink {
  label: string;
  href: string;
  /** One line under the label, in panels that have room for it. */
  description?: string | undefined;
  /** Shown before the label in a mega menu. */
  icon?: IconShape | undefined;
  /** The page that is open now (`aria-current="page"`). */
  isCurrent?: boolean | undefined;
  /** Opens in a new tab, with a hint. */
  isExternal?: boolean | undefined;
}

/** Links of a mega menu that belong together. */
export interface NavColumn {
  /** The heading above them. */
  title: string;
  links: readonly NavLink[];
}

/** The card of a mega menu, next to the links. */
export interface NavFeature {
  title: string;
  href: string;
  /** A short text above the title: "New this week". */
  eyebrow?: string | undefined;
  description?: string | undefined;
  /** A `Picture` without alternative text. */
  picture?: ReactNode;
}

/** An entry of the main navigation: a link, or a group that opens its links. */
export interface NavItem {
  label: string;
  href?: string | undefined;
  /**
   * The current page is in the entry's section. A group is highlighted, too, although it is not a
   * link.
   */
  isCurrent?: boolean | undefined;
  /** The group's links; the entry is then a button that discloses them. */
  children?: readonly NavLink[] | undefined;
  /** A picture or a promotion beside the links in the header's panel. */
  aside?: ReactNode | undefined;
  /** Many links under headings: the entry opens a mega menu as wide as the header. */
  columns?: readonly NavColumn[] | undefined;
  /** The card at the end of a mega menu. */
  featured?: NavFeature | undefined;
}

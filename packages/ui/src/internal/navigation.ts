import type { ReactNode } from 'react';

/** A link of a menu. */
export interface NavLink {
  label: string;
  href: string;
  /** One line under the label, in panels that have room for it. */
  description?: string | undefined;
  /** The page that is open now (`aria-current="page"`). */
  isCurrent?: boolean | undefined;
  /** Opens in a new tab, and says so. */
  isExternal?: boolean | undefined;
}

/** An entry of the main navigation: a link, or a group that opens its links. */
export interface NavItem {
  label: string;
  href?: string | undefined;
  /** The entry's section is open now; a group is highlighted without being a link. */
  isCurrent?: boolean | undefined;
  /** The group's links; the entry is then a button that discloses them. */
  children?: readonly NavLink[] | undefined;
  /** A picture or a promotion beside the links in the header's panel. */
  aside?: ReactNode | undefined;
}

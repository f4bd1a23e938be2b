import { paths } from './paths';
import type { MessageId } from '../i18n/useT';

/** Who sees an entry: everyone, signed-in members, active subscribers or administrators. */
type Audience = 'everyone' | 'subscribed';

export interface MenuEntry {
  label: MessageId;
  /** A menu entry without a target is a heading that opens its children. */
  href?: string;
  audience: Audience;
  children?: readonly MenuEntry[];
  /** A group left with one child becomes a plain link to it, under the group's name. */
  collapses?: boolean;
  /** Further addresses that highlight the entry (About's unlinked pages). */
  alsoCurrentAt?: readonly string[];
}

/**
 * The main menu of section 2, whole. What is shown is this list less the
 * entries that the audience may not see and those whose page does not exist
 * yet (`availableEntries`), so a new route brings its entries with it.
 */
export const mainMenu = (founder: string): readonly MenuEntry[] => [
  {
    label: 'menu.about',
    audience: 'everyone',
    alsoCurrentAt: [paths.about.welcome, paths.about.founder(founder), paths.about.contact],
    children: [{ label: 'menu.faq', href: paths.about.faq, audience: 'everyone' }],
  },
  {
    label: 'menu.videos',
    audience: 'subscribed',
    collapses: true,
    children: videosMenu(founder),
  },
  { label: 'menu.library', href: paths.library, audience: 'subscribed' },
  { label: 'menu.events', href: paths.events, audience: 'everyone' },
];

/** The eight entries of the Videos menu (decisions, "Pages and menus"). */
export function videosMenu(founder: string): readonly MenuEntry[] {
  const entry = (label: MessageId, href: string): MenuEntry => ({
    label,
    href,
    audience: 'subscribed',
  });
  return [
    entry('menu.allVideos', paths.videos),
    entry('menu.featured', paths.filter.featured),
    entry('menu.newReleases', paths.filter.newReleases),
    entry('menu.cyclical', paths.filter.cyclical),
    entry('menu.picks', paths.filter.picks(founder)),
    entry('menu.series', paths.filter.series),
    entry('menu.instructorInspo', paths.filter.instructorInspo),
    entry('menu.style', paths.style),
  ];
}

/**
 * The entries that a person may see and that lead somewhere; an empty group goes.
 */
export function availableEntries(
  entries: readonly MenuEntry[],
  isSubscribed: boolean,
  isBuilt: (href: string) => boolean,
): readonly MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (entry.audience === 'subscribed' && !isSubscribed) return [];
    if (!entry.children) return entry.href && isBuilt(entry.href) ? [entry] : [];
    const children = availableEntries(entry.children, isSubscribed, isBuilt);
    const only = children[0];
    if (!only) return [];
    if (entry.collapses && children.length === 1 && only.href) {
      return [{ label: entry.label, audience: entry.audience, href: only.href }];
    }
    return [{ ...entry, children }];
  });
}

import { canOpen, type Area, type Viewer } from '@gschool/domain';

import type { MessageId } from '../i18n/useT';
import { paths } from './paths';

export interface MenuEntry {
  label: MessageId;
  /** An entry without `href` is a heading that opens its children. */
  href?: string;
  /** The entry is shown to viewers who may open this area. */
  area: Area;
  children?: readonly MenuEntry[];
  /** More paths that highlight the entry, such as the pages under About that no entry links to. */
  alsoCurrentAt?: readonly string[];
}

export const getMainMenu = (founder: string): readonly MenuEntry[] => [
  {
    label: 'menu.about',
    area: 'public',
    alsoCurrentAt: [paths.about.welcome, paths.about.person(founder), paths.about.contact],
    children: [{ label: 'menu.faq', href: paths.about.faq, area: 'public' }],
  },
  { label: 'menu.videos', area: 'videos', children: getVideosMenu(founder) },
  { label: 'menu.library', href: paths.library, area: 'library' },
  { label: 'menu.events', href: paths.events, area: 'public' },
];

export function getVideosMenu(founder: string): readonly MenuEntry[] {
  const entry = (label: MessageId, href: string): MenuEntry => ({ label, href, area: 'videos' });
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

/** The profile menu. */
export const accountMenu = [
  { label: 'menu.dashboard', href: paths.profile, area: 'profile' },
  { label: 'menu.editProfile', href: paths.profileTab('personal-info'), area: 'profile' },
  { label: 'menu.myLibrary', href: paths.library, area: 'library' },
  // For subscribers only; lapsed members find a link on the subscription tab.
  { label: 'menu.watchHistory', href: paths.history, area: 'library' },
  { label: 'menu.subscription', href: paths.profileTab('subscription'), area: 'profile' },
  { label: 'menu.accountSettings', href: paths.profileTab('account'), area: 'profile' },
] as const satisfies readonly MenuEntry[];

/** Returns the entries whose area the viewer may open, with their children filtered too. */
export const getAvailableEntries = <Entry extends MenuEntry>(
  entries: readonly Entry[],
  viewer: Viewer,
): readonly Entry[] =>
  entries
    .filter(({ area }) => canOpen(area, viewer))
    .map((entry) =>
      entry.children ? { ...entry, children: getAvailableEntries(entry.children, viewer) } : entry,
    );

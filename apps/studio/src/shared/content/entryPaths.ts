import type { PackList } from '@gschool/domain/content-pack';

import { paths } from '../../config/paths';
import type { MessageId } from '../../i18n/useT';

/** What the studio knows of each list of a pack: its screen, its editor and its page on the site. */
const lists = {
  styles: {
    path: paths.styles,
    entry: paths.style,
    title: 'nav.styles',
    site: (id: string) => `/videos/style/${encodeURIComponent(id)}`,
  },
  instructors: {
    path: paths.people,
    entry: paths.person,
    title: 'nav.people',
    site: (id: string) => `/videos/instructor/${encodeURIComponent(id)}`,
  },
  series: {
    path: paths.series,
    entry: paths.oneSeries,
    title: 'nav.series',
    site: (id: string) => `/videos/series/${encodeURIComponent(id)}`,
  },
  videos: {
    path: paths.classes,
    entry: paths.class,
    title: 'nav.classes',
    site: (id: string) => `/videos/watch/${encodeURIComponent(id)}`,
  },
  events: {
    path: paths.events,
    entry: paths.event,
    title: 'nav.events',
    site: (id: string) => `/events/${encodeURIComponent(id)}`,
  },
} as const satisfies Record<
  PackList,
  {
    path: string;
    entry: (id: string) => string;
    title: MessageId;
    site: (id: string) => string;
  }
>;

/** The table of a list. */
export const getListPath = (list: PackList): string => lists[list].path;

/** The name of a list. */
export const getListTitle = (list: PackList): MessageId => lists[list].title;

/** The editor of an entry; with a field (`chapters.0.title`), that field has focus there. */
export const getEntryPath = (list: PackList, id: string, field = ''): string =>
  lists[list].entry(id) + (field && `#${field}`);

/** The editor of a new entry. `from` is the id of the entry that it copies. */
export const getNewEntryPath = (list: PackList, from?: string): string =>
  `${lists[list].path}/new${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`;

/** The page of an entry on the site, without the site's origin. */
export const getSitePath = (list: PackList, id: string): string => lists[list].site(id);

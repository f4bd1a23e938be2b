import '../../i18n/en/publish.messages.json';

import type { PlannedEntry, PlannedMove } from '@gschool/admin/contract';
import { useCatalogue } from '@gschool/data/queries';
import { createContext, use, useCallback, useMemo } from 'react';

import { settings } from '../../config/env';
import { useT, type MessageId, type Translate } from '../../i18n/useT';
import { getSitePath } from '../../shared/content/entryPaths';

const pages: Readonly<Record<string, MessageId>> = {
  '/': 'sitePage.home',
  '/videos': 'sitePage.videos',
  '/videos/filter/new-releases': 'sitePage.newReleases',
  '/videos/filter/featured': 'sitePage.featured',
  '/videos/filter/picks': 'sitePage.picks',
  '/videos/filter/cyclical': 'sitePage.cyclical',
  '/videos/filter/series': 'sitePage.series',
  '/videos/filter/instructor-inspo': 'sitePage.instructors',
  '/videos/style': 'sitePage.styles',
  '/events': 'sitePage.events',
};

const kinds: readonly (readonly [RegExp, MessageId])[] = [
  [/^\/videos\/watch\//, 'sitePage.class'],
  [/^\/videos\/series\//, 'sitePage.oneSeries'],
  [/^\/videos\/style\//, 'sitePage.style'],
  [/^\/videos\/instructor\//, 'sitePage.instructor'],
  [/^\/about\//, 'sitePage.person'],
  [/^\/events\//, 'sitePage.event'],
];

const lists: Readonly<Record<string, MessageId>> = {
  top: 'siteList.top',
  newest: 'siteList.newest',
  'new-this-week': 'siteList.newThisWeek',
  picks: 'siteList.picks',
  featured: 'siteList.featured',
  short: 'siteList.short',
  all: 'siteList.all',
  classes: 'siteList.classes',
  series: 'siteList.series',
  styles: 'siteList.styles',
  people: 'siteList.people',
  beginners: 'siteList.beginners',
  upcoming: 'siteList.upcoming',
  past: 'siteList.past',
  'phase:menstrual': 'siteList.menstrual',
  'phase:follicular': 'siteList.follicular',
  'phase:ovulatory': 'siteList.ovulatory',
  'phase:luteal': 'siteList.luteal',
  'phase:any': 'siteList.anyPhase',
};

const toInstructorPath = (id: string): string => `/videos/instructor/${encodeURIComponent(id)}`;

const getLastSegment = (path: string): string => {
  try {
    return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  } catch {
    return path;
  }
};

/** The name of a page of the site: “Class: Slow strength”, “All classes”. */
export const describePage = (path: string, title: string, t: Translate): string => {
  const page = pages[path];
  if (page !== undefined) return t(page);
  const kind = kinds.find(([pattern]) => pattern.test(path));
  return kind === undefined ? title || path : t(kind[1], { title });
};

/** The name of a list on its page. A row of a style has the name of the style. */
const describeList = (list: string, getStyleName: (id: string) => string, t: Translate): string => {
  const known = lists[list];
  if (known !== undefined) return t(known);
  const [, styleId = ''] = /^style:(.*)$/s.exec(list) ?? [];
  return t('siteList.style', { name: getStyleName(styleId) });
};

/**
 * The entries of the shown plan. An entry that was never published has its title only there: the
 * catalog does not know it.
 */
export const PlanEntriesContext = createContext<readonly PlannedEntry[]>([]);

/** The titles of the pages of styles, series and instructors, by path. */
function usePageTitles(): ReadonlyMap<string, string> {
  const catalogue = useCatalogue().data;
  const entries = use(PlanEntriesContext);
  return useMemo(() => {
    const { styles = [], series = [], instructors = [] } = catalogue ?? {};
    return new Map([
      ...styles.map(({ id, name }) => [getSitePath('styles', id), name] as const),
      ...series.map(({ id, title }) => [getSitePath('series', id), title] as const),
      ...instructors.map(({ id, name }) => [toInstructorPath(id), name] as const),
      ...entries.flatMap(({ list, id, title }) => [
        [getSitePath(list, id), title] as const,
        ...(list === 'instructors' ? [[toInstructorPath(id), title] as const] : []),
      ]),
    ]);
  }, [catalogue, entries]);
}

/** Returns a function that names a page: “Series: Slow strength”. */
export function usePageName(): (path: string) => string {
  const t = useT();
  const titles = usePageTitles();
  return useCallback(
    (path) => describePage(path, titles.get(path) ?? getLastSegment(path), t),
    [t, titles],
  );
}

/** Returns a function that names a list: “Catalog, row of the newest classes”. */
export function useListName(): (move: Pick<PlannedMove, 'page' | 'list'>) => string {
  const t = useT();
  const getPageName = usePageName();
  const titles = usePageTitles();
  return useCallback(
    ({ page, list }) =>
      t('plan.listOfPage', {
        page: getPageName(page),
        list: describeList(list, (id) => titles.get(getSitePath('styles', id)) ?? id, t),
      }),
    [t, getPageName, titles],
  );
}

/** The path on the site: the page of the founder's picks has the founder's name in it. */
export const toSitePath = (path: string): string =>
  path === '/videos/filter/picks' && settings.ok
    ? `/videos/filter/${settings.values.founder.slug}-picks`
    : path;

import '../../i18n/en/publish.messages.json';

import type { PlannedMove } from '@gschool/admin/contract';
import { useCatalogue } from '@gschool/data/queries';
import { useCallback, useMemo } from 'react';

import { settings } from '../../config/env';
import { useT, type MessageId, type Translate } from '../../i18n/useT';

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

/** The name of a page of the site: “Class: Slow strength”, “All classes”. */
export const describePage = (path: string, title: string, t: Translate): string => {
  const page = pages[path];
  if (page !== undefined) return t(page);
  const kind = kinds.find(([pattern]) => pattern.test(path));
  return kind === undefined ? title || path : t(kind[1], { title });
};

/** The name of a list on its page. A row of a style has the name of the style. */
const describeList = (
  list: string,
  styleNames: ReadonlyMap<string, string>,
  t: Translate,
): string => {
  const known = lists[list];
  if (known !== undefined) return t(known);
  const [, styleId = ''] = /^style:(.*)$/s.exec(list) ?? [];
  return t('siteList.style', { name: styleNames.get(styleId) ?? styleId });
};

/** The title of the page of a style, a series or an instructor; `''` for any other page. */
const readTitle = (page: string, catalogue: ReturnType<typeof useCatalogue>['data']): string => {
  const [, kind, segment = ''] = /^\/videos\/(style|series|instructor)\/(.+)$/.exec(page) ?? [];
  if (kind === undefined) return '';
  const id = decodeURIComponent(segment);
  const find = <T extends { id: string }>(list: readonly T[] | undefined) =>
    list?.find((one) => one.id === id);
  if (kind === 'series') return find(catalogue?.series)?.title ?? id;
  return find(kind === 'style' ? catalogue?.styles : catalogue?.instructors)?.name ?? id;
};

/** Returns a function that names a list: “Catalog, row of the newest classes”. */
export function useListName(): (move: Pick<PlannedMove, 'page' | 'list'>) => string {
  const t = useT();
  const catalogue = useCatalogue().data;
  const styleNames = useMemo(
    () => new Map(catalogue?.styles.map(({ id, name }) => [id, name])),
    [catalogue],
  );
  return useCallback(
    ({ page, list }) =>
      t('plan.listOfPage', {
        page: describePage(page, readTitle(page, catalogue), t),
        list: describeList(list, styleNames, t),
      }),
    [t, catalogue, styleNames],
  );
}

/** The path on the site: the page of the founder's picks has the founder's name in it. */
export const toSitePath = (path: string): string =>
  path === '/videos/filter/picks' && settings.ok
    ? `/videos/filter/${settings.values.founder.slug}-picks`
    : path;

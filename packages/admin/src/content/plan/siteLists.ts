import {
  cyclicalPhases,
  getBeginnerClasses,
  getCatalogueRows,
  getClassesForPhase,
  getClassOfTheDay,
  getInstructorOverviews,
  getNewReleases,
  getPastEvents,
  getSeriesByProgress,
  getSeriesOfInstructor,
  getSeriesOfStyle,
  getStyleOverviews,
  getUpcomingEvents,
  sortClasses,
  type ClassCard,
} from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';

import type { School } from './school';
import { sitePaths } from './sitePaths';

/** A list of cards on a page of the site, in the order that a member without history sees. */
export interface SiteList {
  page: string;
  /** The name of the list on its page (`PlannedMove.list`). */
  list: string;
  /** What the cards are about. */
  kind: PackList;
  ids: readonly string[];
}

/** The pages of styles, instructors and series whose lists may differ. */
export interface ListScope {
  styles: ReadonlySet<string>;
  instructors: ReadonlySet<string>;
  series: ReadonlySet<string>;
}

const toIds = (entries: readonly { id: string }[]): readonly string[] =>
  entries.map(({ id }) => id);
const toSeriesIds = (all: ReturnType<typeof getSeriesByProgress>): readonly string[] =>
  all.map(({ series }) => series.id);

/** The catalog page: the class at the top, the rows, and all classes. */
const listCatalogue = (
  { catalogue }: School,
  newest: readonly ClassCard[],
  now: number,
): readonly SiteList[] => {
  const hero = getClassOfTheDay(catalogue.classes, now);
  const rows = hero === null ? [] : getCatalogueRows(catalogue, null, now, hero.id);
  const page = sitePaths.videos;
  return [
    { page, list: 'top', kind: 'videos', ids: hero === null ? [] : [hero.id] },
    ...rows.map((row): SiteList => ({
      page,
      list: row.id,
      kind: 'videos',
      ids: row.entries.map(({ card }) => card.id),
    })),
    { page, list: 'all', kind: 'videos', ids: toIds(newest) },
  ];
};

const listCollections = (newest: readonly ClassCard[], now: number): readonly SiteList[] => {
  const getCollection = (name: ClassCard['collections'][number]) =>
    toIds(newest.filter(({ collections }) => collections.includes(name)));
  const phases = [...cyclicalPhases, null] as const;
  return [
    {
      page: sitePaths.newReleases,
      list: 'classes',
      kind: 'videos',
      ids: toIds(getNewReleases(newest, now)),
    },
    { page: sitePaths.featured, list: 'classes', kind: 'videos', ids: getCollection('featured') },
    { page: sitePaths.picks, list: 'classes', kind: 'videos', ids: getCollection('picks') },
    {
      page: sitePaths.instructors,
      list: 'classes',
      kind: 'videos',
      ids: getCollection('instructor-inspo'),
    },
    ...phases.map((phase): SiteList => ({
      page: sitePaths.cyclical,
      list: `phase:${phase ?? 'any'}`,
      kind: 'videos',
      ids: toIds(getClassesForPhase(newest, phase).classes),
    })),
  ];
};

// The classes of an overview have the default order of the grid already.

const listStyles = ({ catalogue }: School, { styles }: ListScope): readonly SiteList[] => {
  const overviews = getStyleOverviews(catalogue);
  return [
    {
      page: sitePaths.styles,
      list: 'styles',
      kind: 'styles',
      ids: toIds(overviews.filter(({ summary }) => summary.count > 0)),
    },
    ...overviews
      .filter(({ id }) => styles.has(id))
      .flatMap(({ id, classes }): SiteList[] => {
        const page = sitePaths.style(id);
        return [
          { page, list: 'beginners', kind: 'videos', ids: toIds(getBeginnerClasses(classes)) },
          {
            page,
            list: 'series',
            kind: 'series',
            ids: toSeriesIds(getSeriesOfStyle(catalogue, [], id)),
          },
          { page, list: 'classes', kind: 'videos', ids: toIds(classes) },
        ];
      }),
  ];
};

const listInstructors = (
  { catalogue }: School,
  { instructors }: ListScope,
): readonly SiteList[] => {
  const overviews = getInstructorOverviews(catalogue);
  return [
    {
      page: sitePaths.instructors,
      list: 'people',
      kind: 'instructors',
      ids: overviews.map(({ instructor }) => instructor.id),
    },
    ...overviews
      .filter(({ instructor }) => instructors.has(instructor.id))
      .flatMap(({ instructor: { id }, classes }): SiteList[] => {
        const page = sitePaths.instructor(id);
        return [
          {
            page,
            list: 'series',
            kind: 'series',
            ids: toSeriesIds(getSeriesOfInstructor(catalogue, [], id)),
          },
          { page, list: 'classes', kind: 'videos', ids: toIds(classes) },
        ];
      }),
  ];
};

const listSeries = ({ catalogue }: School, { series }: ListScope): readonly SiteList[] => {
  const all = getSeriesByProgress(catalogue, []);
  return [
    { page: sitePaths.allSeries, list: 'series', kind: 'series', ids: toSeriesIds(all) },
    ...all
      .filter((one) => series.has(one.series.id))
      .map((one): SiteList => ({
        page: sitePaths.series(one.series.id),
        list: 'classes',
        kind: 'videos',
        ids: toIds(one.classes),
      })),
  ];
};

const listEvents = ({ events }: School, now: number): readonly SiteList[] => [
  {
    page: sitePaths.events,
    list: 'upcoming',
    kind: 'events',
    ids: toIds(getUpcomingEvents(events, now)),
  },
  { page: sitePaths.events, list: 'past', kind: 'events', ids: toIds(getPastEvents(events, now)) },
];

/**
 * The lists of the site, made by the functions that the site uses, for a member who has watched
 * nothing. The pages of styles, instructors and series are limited to those in `scope`. The classes
 * beside a class are not listed.
 *
 * @param now epoch milliseconds
 */
export const listSiteLists = (
  school: School,
  scope: ListScope,
  now: number,
): readonly SiteList[] => {
  // The default order of every grid of classes. To filter the sorted list is the same as to sort the
  // filtered one, and faster.
  const newest = sortClasses(school.catalogue.classes, 'newest');
  return [
    ...listCatalogue(school, newest, now),
    ...listCollections(newest, now),
    ...listSeries(school, scope),
    ...listStyles(school, scope),
    ...listInstructors(school, scope),
    ...listEvents(school, now),
  ];
};

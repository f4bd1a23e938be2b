import type { ClassCard, Instructor, LiveEvent, Series, Style } from '@gschool/domain';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

import { diffEntries } from '../entry/diffEntries';
import { isSameJson } from '../../log/canonicalJson';
import type { PlannedCard, PlannedDifference, PlannedPage } from '../types';
import { findDifferentIds } from './findDifferentIds';
import { listDocumentDifferences } from './listDocumentDifferences';
import type { School } from './school';
import { sitePaths } from './sitePaths';

/** An entry that members see: its card, and the data that its page shows. */
interface ShownEntry {
  card: PlannedCard;
  read: () => Readonly<Record<string, unknown>>;
}

/** The entries of one list of a school, by id. */
type ShownEntries = ReadonlyMap<string, ShownEntry>;

const toEntries = <T extends { id: string }>(
  entities: readonly T[],
  show: (entity: T) => ShownEntry,
): ShownEntries => new Map(entities.map((entity) => [entity.id, show(entity)]));

const createCard = (id: string, title: string, poster: string): PlannedCard => ({
  id,
  title,
  poster,
  durationSeconds: null,
  styleName: null,
  startsAt: null,
  count: null,
});

const showClass =
  (school: School) =>
  (card: ClassCard): ShownEntry => ({
    card: {
      ...createCard(card.id, card.title, card.poster),
      durationSeconds: card.durationSeconds,
      styleName: card.styleName,
    },
    read: () => ({
      ...school.read(`videos/${card.id}`),
      ...school.read(`videos/${card.id}/playback/main`),
    }),
  });

const showEvent =
  (school: School) =>
  (event: LiveEvent): ShownEntry => ({
    card: {
      ...createCard(event.id, event.title, event.poster),
      durationSeconds: event.durationMinutes * 60,
      startsAt: event.startsAt,
    },
    read: () => ({
      ...school.read(`events/${event.id}`),
      ...school.read(`events/${event.id}/access/join`),
    }),
  });

const showSeries = (series: Series): ShownEntry => ({
  card: {
    ...createCard(series.id, series.title, series.poster),
    count: series.classIds.length,
  },
  read: () => ({ ...series }),
});

const showInstructor = (person: Instructor): ShownEntry => ({
  card: createCard(person.id, person.name, person.portrait),
  read: () => ({ ...person }),
});

const showStyle = (style: Style): ShownEntry => ({
  card: createCard(style.id, style.name, ''),
  read: () => ({ ...style }),
});

/** Every entry that members of a school see, by list. */
export type ShownSchool = Readonly<Record<PackList, ShownEntries>>;

/** Lists every entry that members see. Archived entries have no documents, so they are left out. */
export const showSchool = (school: School): ShownSchool => {
  const { classes, series, instructors, styles } = school.catalogue;
  return {
    videos: toEntries(classes, showClass(school)),
    series: toEntries(series, showSeries),
    instructors: toEntries(instructors, showInstructor),
    styles: toEntries(styles, showStyle),
    events: toEntries(school.events, showEvent(school)),
  };
};

/** The pages of an entry. The public page of an instructor is part of a build. */
const listPathsOf: Readonly<
  Record<PackList, (id: string) => readonly { path: string; waitsForBuild: boolean }[]>
> = {
  videos: (id) => [{ path: sitePaths.watch(id), waitsForBuild: false }],
  series: (id) => [{ path: sitePaths.series(id), waitsForBuild: false }],
  styles: (id) => [{ path: sitePaths.style(id), waitsForBuild: false }],
  events: (id) => [{ path: sitePaths.event(id), waitsForBuild: true }],
  instructors: (id) => [
    { path: sitePaths.instructor(id), waitsForBuild: false },
    { path: sitePaths.person(id), waitsForBuild: true },
  ],
};

/** The fields of an instructor that the public page shows. */
const isPublicField = ({ path }: PlannedDifference): boolean =>
  /^(name|bio|portrait)(\.|$)/.test(path);

/**
 * The classes whose documents may differ: those with another card, and those whose entry changed. A
 * card has everything that a class takes from other entries.
 */
const findClasses = (
  before: School,
  after: School,
  changedIds: ReadonlySet<string>,
): readonly string[] => {
  const classes = [...after.catalogue.classes, ...before.catalogue.classes];
  const differentIds = findDifferentIds(before.catalogue.classes, after.catalogue.classes);
  return [...new Set(classes.map(({ id }) => id))].filter(
    (id) => changedIds.has(id) || differentIds.has(id),
  );
};

/** Two schools, and the entries of `after` whose sources differ. */
export interface Difference {
  before: School;
  after: School;
  shownBefore: ShownSchool;
  shownAfter: ShownSchool;
  /** The ids of the entries whose sources differ, by list. */
  changedIds: Readonly<Record<PackList, ReadonlySet<string>>>;
  /** The entry in the release before or after; null if it has none. */
  findEntry: (side: 'before' | 'after', list: PackList, id: string) => SourceEntry | null;
  /** The language of plain texts. */
  language: string;
}

const isName = (path: string): boolean => path === 'style' || path === 'instructor';

/** What differs in an entry that both releases have, or in what its page shows of other entries. */
const listDifferences = (
  list: PackList,
  id: string,
  seen: readonly PlannedDifference[],
  { changedIds, findEntry, language }: Difference,
): readonly PlannedDifference[] => {
  if (!changedIds[list].has(id)) return seen;
  const edited = diffEntries(findEntry('before', list, id), findEntry('after', list, id), language);
  // The page shows the names of these entries. They differ, too, if another style or person is named.
  const names = new Map(seen.filter(({ path }) => isName(path)).map((one) => [one.path, one]));
  const known = new Set(edited.map(({ path }) => path));
  return [
    ...edited.map((one) => names.get(one.path) ?? one),
    ...[...names.values()].filter(({ path }) => !known.has(path)),
  ];
};

const compareEntry = (
  list: PackList,
  id: string,
  difference: Difference,
): readonly PlannedPage[] => {
  const before = difference.shownBefore[list].get(id);
  const after = difference.shownAfter[list].get(id);
  const isBoth = before !== undefined && after !== undefined;
  const seen = isBoth ? listDocumentDifferences(before.read(), after.read()) : [];
  if (isBoth && seen.length === 0) return [];
  return listPathsOf[list](id)
    .filter(({ path }) => !isBoth || path !== sitePaths.person(id) || seen.some(isPublicField))
    .map(({ path, waitsForBuild }) => ({
      path,
      title: (after ?? before)?.card.title ?? id,
      list,
      isDirect: difference.changedIds[list].has(id),
      change: !before ? 'appears' : !after ? 'disappears' : 'changes',
      differences: isBoth ? listDifferences(list, id, seen, difference) : [],
      before: before?.card ?? null,
      after: after?.card ?? null,
      waitsForBuild,
    }));
};

/**
 * The pages of entries that appear, change or disappear. The pages of entries that were edited come first;
 * then those that show the name of an edited style or instructor.
 */
export const listEntryPages = (difference: Difference): readonly PlannedPage[] => {
  const { before, after, shownBefore, shownAfter, changedIds } = difference;
  const lists = ['videos', 'series', 'events', 'instructors', 'styles'] as const;
  const found = lists.flatMap((list) => {
    const ids =
      list === 'videos'
        ? findClasses(before, after, changedIds.videos)
        : [...new Set([...shownAfter[list].keys(), ...shownBefore[list].keys()])];
    return ids.map((id) => ({ list, id, isEdited: changedIds[list].has(id) }));
  });
  return [...found.filter(({ isEdited }) => isEdited), ...found.filter((one) => !one.isEdited)]
    .map(({ list, id }) => compareEntry(list, id, difference))
    .flat();
};

/** What the home page and the public pages of a build show of the school. */
const getPublicPart = (sources: readonly Readonly<Record<string, unknown>>[]): unknown =>
  sources
    .filter((entry) => entry['public'] === true && entry['archived'] !== true)
    .map(({ title, poster }) => [title, poster]);

/** Whether the public classes or the instructors of the home page change. It is part of a build. */
export const isHomePageChanged = (
  { before, after }: Difference,
  classesBefore: readonly Readonly<Record<string, unknown>>[],
  classesAfter: readonly Readonly<Record<string, unknown>>[],
): boolean =>
  !isSameJson(getPublicPart(classesBefore), getPublicPart(classesAfter)) ||
  !isSameJson(before.catalogue.instructors, after.catalogue.instructors);

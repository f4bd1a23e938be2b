import { getPackText, packLists, type PackList, type PackText } from '@gschool/domain/content-pack';

import { isSameJson } from '../../log/canonicalJson';
import type { PreparedPublication } from '../release/prepared';
import type { ReleaseSources } from '../release/sources';
import type { CataloguePlan, PlannedEntry, PlannedPage, Source } from '../types';
import { listEntryPages, listHomePage, showSchool, type Difference } from './listPages';
import { listMoves } from './listMoves';
import { listSearches } from './listSearches';
import { readSchool } from './school';

/** What a plan is made of. */
export type PlanInput = Omit<PreparedPublication, 'state' | 'head' | 'conflicts'>;

/** The largest number of pages, of moves and of searches in a plan. */
export const MAX_PLANNED = 200;

/** The ids of the entries that differ. Parts are read once, so most entries are the same object. */
const findChangedIds = (
  before: readonly Source[],
  after: readonly Source[],
): ReadonlySet<string> => {
  const old = new Map(before.map(({ entry }) => [entry.id, entry]));
  const isSame = (entry: Source['entry']): boolean => {
    const other = old.get(entry.id);
    return other === entry || JSON.stringify(other) === JSON.stringify(entry);
  };
  const changed = after.filter(({ entry }) => !isSame(entry)).map(({ entry }) => entry.id);
  const stayed = new Set(after.map(({ entry }) => entry.id));
  return new Set([...changed, ...[...old.keys()].filter((id) => !stayed.has(id))]);
};

const findAllChangedIds = (
  before: ReleaseSources,
  after: ReleaseSources,
): Difference['changedIds'] =>
  Object.fromEntries(
    packLists.map((list) => [list, findChangedIds(before[list], after[list])]),
  ) as Record<PackList, ReadonlySet<string>>;

const getTitle = (entry: Source['entry'] | null, language: string): string =>
  getPackText((entry?.['title'] ?? entry?.['name']) as PackText | undefined, language);

/** The names of the fields in which two entries differ. */
const listDifferentNames = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSameJson(before[name], after[name]),
  );

const toPlannedEntries = ({ entries, language }: PlanInput): readonly PlannedEntry[] =>
  entries.map(({ draft, before, after, change, merged, conflicts }) => ({
    draft: draft.id,
    list: draft.list,
    id: draft.entryId,
    title: getTitle(after, language) || getTitle(before, language) || draft.entryId,
    change,
    fields: change === 'changed' && before && after ? listDifferentNames(before, after) : [],
    merged,
    conflicts,
  }));

/** The pages with a list of cards that changes, and that are not among the changed pages. */
const listListPages = (
  moves: CataloguePlan['moves'],
  pages: readonly PlannedPage[],
  { shownAfter, shownBefore }: Difference,
): readonly PlannedPage[] => {
  const known = new Set(pages.map(({ path }) => path));
  const paths = new Set(moves.map(({ page }) => page).filter((page) => !known.has(page)));
  const getPageTitle = (path: string): string => {
    const [, kind, segment = ''] = /^\/videos\/(style|series|instructor)\/(.+)$/.exec(path) ?? [];
    if (kind === undefined) return '';
    const list = kind === 'style' ? 'styles' : kind === 'series' ? 'series' : 'instructors';
    const id = decodeURIComponent(segment);
    return (shownAfter[list].get(id) ?? shownBefore[list].get(id))?.card.title ?? id;
  };
  return [...paths].map((path) => ({
    path,
    title: getPageTitle(path),
    list: null,
    change: 'changes',
    fields: [],
    before: null,
    after: null,
    // Search engines see the list of events that a build contains.
    waitsForBuild: path === '/events',
  }));
};

const limit = <T>(list: readonly T[]): readonly T[] => list.slice(0, MAX_PLANNED);
const countRest = (list: readonly unknown[]): number => Math.max(0, list.length - MAX_PLANNED);

/**
 * What members will see after a publication (docs/product/publishing.md#what-members-will-see).
 *
 * @param now epoch milliseconds
 */
export const createPlan = (prepared: PlanInput, now: number): CataloguePlan => {
  const { sourcesBefore, sourcesAfter } = prepared;
  const before = readSchool(prepared.documentsBefore);
  const after = readSchool(prepared.documentsAfter);
  const difference: Difference = {
    before,
    after,
    shownBefore: showSchool(before),
    shownAfter: showSchool(after),
    changedIds: findAllChangedIds(sourcesBefore, sourcesAfter),
  };
  const entryPages = listEntryPages(difference);
  const changedClasses = new Set(
    entryPages.flatMap(({ path, before: old, after: next }) =>
      path.startsWith('/videos/watch/') ? [(next ?? old)?.id ?? ''] : [],
    ),
  );
  const moves = listMoves(difference, changedClasses, now);
  const homePages = listHomePage(
    difference,
    sourcesBefore.videos.map(({ entry }) => entry),
    sourcesAfter.videos.map(({ entry }) => entry),
  );
  const listPages = listListPages(moves, entryPages, difference);
  const pages = [...entryPages, ...homePages, ...listPages];
  const searches = listSearches(difference, now);
  return {
    parent: prepared.parent?.id ?? null,
    token: prepared.token,
    entries: toPlannedEntries(prepared),
    problems: prepared.problems,
    pages: limit(pages),
    moves: limit(moves),
    searches: limit(searches),
    more: {
      pages: countRest(pages),
      moves: countRest(moves),
      searches: countRest(searches),
    },
    isMassDeletion: prepared.isMassDeletion,
    writes: prepared.writes.length,
  };
};

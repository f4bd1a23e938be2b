import { getPackText, type PackText } from '@gschool/domain/content-pack';

import type { PreparedPublication } from '../release/prepared';
import { mapLists } from '../release/sources';
import type { CataloguePlan, PlannedEntry, PlannedPage, Source } from '../types';
import { findDifferentIds } from './findDifferentIds';
import { listDifferentNames } from './listChangedFields';
import { listEntryPages, listHomePage, showSchool, type Difference } from './listPages';
import { listMoves } from './listMoves';
import { listSearches } from './listSearches';
import { readSchool } from './school';

/** What a plan is made of. */
export type PlanInput = Omit<PreparedPublication, 'state' | 'conflicts'>;

/** The largest number of pages, of moves and of searches in a plan. */
export const MAX_PLANNED = 200;

const toEntries = (sources: readonly Source[]) => sources.map(({ entry }) => entry);

const getTitle = (entry: Source['entry'] | null, language: string): string =>
  getPackText((entry?.['title'] ?? entry?.['name']) as PackText | undefined, language);

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
    changedIds: mapLists((list) =>
      findDifferentIds(toEntries(sourcesBefore[list]), toEntries(sourcesAfter[list])),
    ),
  };
  const entryPages = listEntryPages(difference);
  const changedClasses = new Set(
    entryPages.flatMap(({ list, before: old, after: next }) =>
      list === 'videos' ? [(next ?? old)?.id ?? ''] : [],
    ),
  );
  const moves = listMoves(difference, changedClasses, now);
  const homePages = listHomePage(
    difference,
    toEntries(sourcesBefore.videos),
    toEntries(sourcesAfter.videos),
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

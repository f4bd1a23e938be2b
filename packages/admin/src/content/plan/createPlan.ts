import { getPackText, type PackList, type PackText } from '@gschool/domain/content-pack';

import type { PreparedPublication } from '../release/prepared';
import { mapLists } from '../release/sources';
import type { CataloguePlan, PlannedEntry, PlannedMove, Source } from '../types';
import { findDifferentIds } from './findDifferentIds';
import { listDifferentNames } from './listDocumentDifferences';
import { isHomePageChanged, listEntryPages, showSchool, type Difference } from './listPages';
import { listMoves } from './listMoves';
import { listSearches } from './listSearches';
import { readSchool } from './school';
import { sitePaths } from './sitePaths';

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

/** Returns a function that finds an entry in a release. */
const createFindEntry = ({ sourcesBefore, sourcesAfter }: PlanInput): Difference['findEntry'] => {
  const toMap = (sources: PlanInput['sourcesBefore']) =>
    mapLists(
      (list: PackList) => new Map(sources[list].map(({ entry }) => [entry.id, entry] as const)),
    );
  const sides = { before: toMap(sourcesBefore), after: toMap(sourcesAfter) };
  return (side, list, id) => sides[side][list].get(id) ?? null;
};

/** The pages with lists that are part of a build, and that change. */
const listWaitingPages = (
  difference: Difference,
  moves: readonly PlannedMove[],
  { sourcesBefore, sourcesAfter }: PlanInput,
): readonly string[] => [
  ...(isHomePageChanged(difference, toEntries(sourcesBefore.videos), toEntries(sourcesAfter.videos))
    ? [sitePaths.home]
    : []),
  // Search engines see the list of events that a build contains.
  ...(moves.some(({ page }) => page === sitePaths.events) ? [sitePaths.events] : []),
];

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
    findEntry: createFindEntry(prepared),
    language: prepared.language,
  };
  const pages = listEntryPages(difference);
  const changedClasses = new Set(
    pages.flatMap(({ list, before: old, after: next }) =>
      list === 'videos' ? [(next ?? old)?.id ?? ''] : [],
    ),
  );
  const moves = listMoves(difference, changedClasses, now);
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
    directPages: pages.filter(({ isDirect }) => isDirect).length,
    otherCards: new Set(
      moves.filter(({ isDirect }) => !isDirect).map(({ kind, id }) => `${kind} ${id}`),
    ).size,
    waitingPages: listWaitingPages(difference, moves, prepared),
    isMassDeletion: prepared.isMassDeletion,
    writes: prepared.writes.length,
  };
};

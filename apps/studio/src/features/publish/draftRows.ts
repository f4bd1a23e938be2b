import type { CataloguePlan, Draft, PlannedEntry, PlannedRelease } from '@gschool/admin/contract';

import { readText } from '../../shared/content/entryTexts';

/** A row of the list of drafts. */
export interface DraftRow {
  draft: Draft;
  title: string;
  /** What the plan says about it; null if it is not part of a plan. */
  planned: PlannedEntry | null;
  /** The number of problems of the entry. */
  problems: number;
  /** When a planned release publishes it, an ISO time in UTC; null if none does. */
  publishAt: string | null;
}

/** The time of the next planned release by draft. */
const findTimes = (releases: readonly PlannedRelease[]): ReadonlyMap<string, string> => {
  const times = new Map<string, string>();
  for (const { state, publishAt, drafts } of releases) {
    if (state !== 'waiting') continue;
    for (const { id } of drafts) {
      const known = times.get(id);
      if (known === undefined || publishAt < known) times.set(id, publishAt);
    }
  }
  return times;
};

/** The rows of the list of drafts, the latest edit first. */
export const createDraftRows = (
  drafts: readonly Draft[],
  plan: CataloguePlan | undefined,
  releases: readonly PlannedRelease[],
  language: string,
): readonly DraftRow[] => {
  const entries = new Map(plan?.entries.map((entry) => [entry.draft, entry]));
  const times = findTimes(releases);
  const problems = new Map<string, number>();
  for (const { list, id } of plan?.problems ?? [])
    problems.set(`${list} ${id}`, (problems.get(`${list} ${id}`) ?? 0) + 1);
  return drafts
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .map((draft) => {
      const { id, list, entryId, entry } = draft;
      const planned = entries.get(id) ?? null;
      return {
        draft,
        title:
          readText(entry?.['title'] ?? entry?.['name'], language, language) ||
          (planned?.title ?? entryId),
        planned,
        problems: problems.get(`${list} ${entryId}`) ?? 0,
        publishAt: times.get(id) ?? null,
      };
    });
};

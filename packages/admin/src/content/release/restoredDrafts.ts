import { documentPaths } from '@gschool/data/documents';
import { packLists, type PackList } from '@gschool/domain/content-pack';

import { isSameJson } from '../../log/canonicalJson';
import type { ContentTransaction, DocumentChange } from '../contentService';
import { formatDraftData, toDraftId } from '../entry/draftCodec';
import { listPositionChanges } from '../plan/listPositions';
import type { DraftContent, Source } from '../types';
import type { ReleaseSources } from './sources';

/** Who gets drafts back, and when. */
interface RestoredBy {
  /** The release that the drafts begin from: the one before the undone publication. */
  base: string;
  by: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The translations that a publication confirmed: they are no longer outdated, with the same text. */
const listConfirmed = (before: Source | undefined, after: Source): readonly string[] =>
  Object.keys(before?.outdated ?? {}).filter((address) => !(address in (after.outdated ?? {})));

/** What drafts must say to turn one list into another, by id. */
const listDrafts = (
  before: readonly Source[],
  after: readonly Source[],
): ReadonlyMap<string, DraftContent> => {
  const old = new Map(before.map((source) => [source.entry.id, source]));
  const ids = after.map(({ entry }) => entry.id);
  const drafts = new Map<string, DraftContent>();
  for (const source of after) {
    const earlier = old.get(source.entry.id);
    if (earlier && (earlier === source || isSameJson(earlier, source))) continue;
    const { entry } = source;
    drafts.set(entry.id, { entry, confirmed: listConfirmed(earlier, source) });
  }
  const moves = listPositionChanges([...old.keys()], ids);
  for (const { id, from, to } of moves) {
    if (to === null) {
      drafts.set(id, { entry: null, confirmed: [] });
      continue;
    }
    const source = after[to - 1];
    // Without a place, a new entry becomes the last one.
    if (!source || (from === null && to === ids.length)) continue;
    const draft = drafts.get(id) ?? { entry: source.entry, confirmed: [] };
    drafts.set(id, { ...draft, after: ids[to - 2] ?? null });
  }
  return drafts;
};

/**
 * The drafts that turn one release into another: those of the publication that is undone. A draft is
 * what a publication changed, so nothing more is stored for it.
 */
export const createRestoredDrafts = (
  before: ReleaseSources,
  after: ReleaseSources,
  { base, by, now }: RestoredBy,
): readonly DocumentChange[] =>
  packLists.flatMap((list: PackList) =>
    [...listDrafts(before[list], after[list])].map(([entryId, content]) => ({
      path: documentPaths.draft(toDraftId(list, entryId)),
      data: {
        list,
        entryId,
        data: formatDraftData(content),
        base,
        by,
        // Firestore stores a Date as a timestamp, and the rules require one.
        updatedAt: new Date(now),
      },
    })),
  );

/** Reads drafts in a transaction, and returns those that do not exist. */
export const findMissingDrafts = async (
  transaction: ContentTransaction,
  drafts: readonly DocumentChange[],
): Promise<readonly DocumentChange[]> => {
  if (drafts.length === 0) return [];
  const found = await transaction.read(drafts.map(({ path }) => path));
  return drafts.filter((_, n) => found[n] === null);
};

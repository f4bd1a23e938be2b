import { placeEntries } from '@gschool/admin/content';
import type { Draft } from '@gschool/admin/contract';
import type { SourceEntry } from '@gschool/domain/content-pack';

/** A list with its drafts, in the order in which a publication would place them. */
export const placeDrafts = (
  entries: readonly SourceEntry[],
  drafts: readonly Draft[],
): readonly SourceEntry[] =>
  placeEntries(
    entries.map((entry) => ({ entry })),
    drafts.map(({ entryId, entry, after }) => ({
      id: entryId,
      source: entry && { entry },
      after,
    })),
  ).map(({ entry }) => entry);

import { isSameJson, mergeEntries, type EntryConflict } from '@gschool/admin/content';
import type { Draft, DraftContent, Source } from '@gschool/admin/contract';

/** The content of a draft, or of the published entry where there is no draft. */
export const getContent = (draft: Draft | null, live: Source | null): DraftContent =>
  draft
    ? {
        entry: draft.entry,
        confirmed: draft.confirmed,
        ...(draft.after !== undefined && { after: draft.after }),
      }
    : { entry: live?.entry ?? null, confirmed: [] };

export const isSameContent = (a: DraftContent, b: DraftContent): boolean =>
  a === b ||
  isSameJson(
    { ...a, confirmed: a.confirmed.toSorted() },
    { ...b, confirmed: b.confirmed.toSorted() },
  );

/** The result of a merge. Fields in conflict have my value. */
export interface ContentMerge {
  content: DraftContent;
  /** The paths of fields that only the other side changed. */
  elsewhere: readonly string[];
  conflicts: readonly EntryConflict[];
}

/** Merges what two sides made of `base`, field by field (docs/product/drafts.md#saving-drafts). */
export const mergeContent = (
  base: DraftContent,
  mine: DraftContent,
  theirs: DraftContent,
  language: string,
): ContentMerge => {
  const { merged, elsewhere, conflicts } = mergeEntries(
    base.entry,
    mine.entry,
    theirs.entry,
    language,
  );
  const added = mine.confirmed.filter((address) => !base.confirmed.includes(address));
  const removed = base.confirmed.filter((address) => !mine.confirmed.includes(address));
  const confirmed = [...new Set([...theirs.confirmed, ...added])].filter(
    (address) => !removed.includes(address),
  );
  const after = mine.after === base.after ? theirs.after : mine.after;
  return {
    content: { entry: merged, confirmed, ...(after !== undefined && { after }) },
    elsewhere,
    conflicts,
  };
};

/**
 * The base of a merge after a write without an answer, which the server may have made. Where the
 * server has what was sent, that is the base; elsewhere, it is the base of before. So a lost answer
 * never looks like someone else's change.
 */
export const getBaseAfterSend = (
  base: DraftContent,
  sent: DraftContent,
  stored: DraftContent,
  language: string,
): DraftContent => {
  // The fields in which the server differs from what was sent go back to the base.
  const reverted = mergeContent(stored, sent, base, language).content;
  return mergeContent(reverted, base, sent, language).content;
};

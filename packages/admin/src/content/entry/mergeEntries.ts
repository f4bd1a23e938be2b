import type { SourceEntry } from '@gschool/domain/content-pack';

import { isSameJson } from '../../log/canonicalJson';
import type { EntryConflict } from './mergedValue';
import { mergeFields } from './mergeFields';

export interface MergedEntry {
  /** Has the value of `mine` in each conflict. Null if the entry is deleted. */
  merged: SourceEntry | null;
  /** The paths of the fields that `theirs` changed and `merged` has from it. */
  elsewhere: readonly string[];
  conflicts: readonly EntryConflict[];
}

/**
 * Merges two edits of the same version of an entry (docs/product/drafts.md#merging). Edits of
 * different fields are both applied, and so are edits of different languages of a text. Additions and
 * removals of both sides are applied to lists of texts. Chapters, captions and a series' classes are
 * merged where the changes do not touch each other. Everything else that both changed differently is
 * a conflict, in which `merged` has the value of `mine`: also an edit of an entry that the other side
 * deleted.
 *
 * @param base null if the entry was new on both sides
 * @param mine null if this side deletes the entry
 * @param theirs null if the other side deleted the entry
 * @param language the language of plain texts (BCP 47)
 */
export const mergeEntries = (
  base: SourceEntry | null,
  mine: SourceEntry | null,
  theirs: SourceEntry | null,
  language: string,
): MergedEntry => {
  if (isSameJson(base, theirs) || isSameJson(mine, theirs))
    return { merged: mine, elsewhere: [], conflicts: [] };
  if (mine === null || theirs === null)
    return isSameJson(base, mine)
      ? { merged: theirs, elsewhere: [''], conflicts: [] }
      : { merged: mine, elsewhere: [], conflicts: [{ path: '', base, mine, theirs }] };
  if (base !== null && isSameJson(base, mine)) {
    const { elsewhere } = mergeFields('', { base, mine, theirs }, language);
    return { merged: theirs, elsewhere, conflicts: [] };
  }
  const { value, elsewhere, conflicts } = mergeFields(
    '',
    { base: base ?? {}, mine, theirs },
    language,
  );
  return { merged: value as SourceEntry, elsewhere, conflicts };
};

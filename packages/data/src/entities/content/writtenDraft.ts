import { toDraftId } from '@gschool/admin/content';
import type { Draft } from '@gschool/admin/contract';

import type { DraftWrite } from './contentRepository';

/**
 * The ISO time of a write, which its version says. The service does not name the version of a
 * deleted document; the time is then `now`, in epoch milliseconds.
 */
export const getWriteTime = (version: string | null, now: number): string =>
  new Date(version === null ? now : Date.parse(version)).toISOString();

/** The draft that the server has after a write by `by`; null if it was deleted. */
export const toWrittenDraft = (
  by: string,
  { list, entryId, content, base }: DraftWrite,
  version: string | null,
  updatedAt: string,
): Draft | null =>
  content && {
    ...content,
    id: toDraftId(list, entryId),
    list,
    entryId,
    base,
    by,
    updatedAt,
    version: version ?? '',
  };

import { draftFields } from '@gschool/domain';
import { packLists, type PackList, type SourceEntry } from '@gschool/domain/content-pack';

import { toCanonicalJson } from '../../log/canonicalJson';
import type { DraftContent, DraftId } from '../types';
import { isRow } from './texts';

/** The greatest length of a draft's `data` in characters. The access rules have the same limit. */
export const MAX_DRAFT_LENGTH = draftFields.data.max;

/** The id of the draft of an entry: `styles-slow%20strength`. The entry's id must be valid. */
export const toDraftId = (list: PackList, entryId: string): DraftId =>
  `${list}-${encodeURIComponent(entryId)}`;

/** The entry that a draft is for; null for any other text. */
export const parseDraftId = (id: string): { list: PackList; entryId: string } | null => {
  const list = packLists.find((one) => id.startsWith(`${one}-`));
  if (list === undefined) return null;
  try {
    const entryId = decodeURIComponent(id.slice(list.length + 1));
    return entryId !== '' && toDraftId(list, entryId) === id ? { list, entryId } : null;
  } catch {
    return null;
  }
};

/** The JSON text of a draft's content. Equal contents have equal texts. */
export const formatDraftData = ({ entry, confirmed, after }: DraftContent): string =>
  toCanonicalJson({ entry, confirmed: [...new Set(confirmed)].toSorted(), after });

const isEntry = (value: unknown): value is SourceEntry =>
  isRow(value) && typeof value['id'] === 'string';

/** The content of a draft; null if the text is not one. The entry may have wrong values. */
export const parseDraftData = (text: string): DraftContent | null => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRow(value)) return null;
    const { entry, confirmed, after } = value;
    if (entry !== null && !isEntry(entry)) return null;
    if (!Array.isArray(confirmed) || !confirmed.every((one) => typeof one === 'string'))
      return null;
    if (after === undefined) return { entry, confirmed };
    return after === null || typeof after === 'string' ? { entry, confirmed, after } : null;
  } catch {
    return null;
  }
};

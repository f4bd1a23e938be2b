import { documentPaths } from '@gschool/data/documents';

import type {
  ContentDocument,
  ContentService,
  ContentTransaction,
  DocumentChange,
} from '../contentService';
import { formatDraftData } from '../entry/draftCodec';
import type { PublishedDraft } from './prepared';

/** A draft with its version; with its content too, if equal content counts as unchanged. */
type Versions = readonly (Pick<PublishedDraft, 'id' | 'version'> &
  Partial<Omit<PublishedDraft, 'id' | 'version'>>)[];

const getPaths = (drafts: Versions): readonly string[] =>
  drafts.map(({ id }) => documentPaths.draft(id));

/**
 * Whether a stored draft is the one that was published: it has its version, or it was saved again with
 * the same content. Such a draft would change nothing.
 */
const isPublished = (
  stored: ContentDocument | null | undefined,
  { version, entry, confirmed, after, isUnreadable }: Versions[number],
): boolean => {
  if (!stored) return false;
  if (stored.version === version) return true;
  if (entry === undefined || confirmed === undefined || isUnreadable) return false;
  return (
    stored.data['data'] ===
    formatDraftData({ entry, confirmed, ...(after !== undefined && { after }) })
  );
};

/** Reads drafts in a transaction, and returns those that are still as they were read. */
export const findUnchangedDrafts = async <Draft extends Versions[number]>(
  transaction: ContentTransaction,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> => {
  if (drafts.length === 0) return [];
  const found = await transaction.read(getPaths(drafts));
  return drafts.filter((draft, n) => isPublished(found[n], draft));
};

export const toDraftDeletions = (drafts: Versions): readonly DocumentChange[] =>
  getPaths(drafts).map((path) => ({ path, data: null }));

const DELETED_AT_ONCE = 300;

/** Deletes published drafts. A draft that was saved again since it was read is kept. */
export const deleteDrafts = async (service: ContentService, drafts: Versions): Promise<void> => {
  for (let at = 0; at < drafts.length; at += DELETED_AT_ONCE) {
    const group = drafts.slice(at, at + DELETED_AT_ONCE);
    await service.change(async (transaction) => {
      const unchanged = await findUnchangedDrafts(transaction, group);
      for (const change of toDraftDeletions(unchanged)) transaction.write(change);
    });
  }
};

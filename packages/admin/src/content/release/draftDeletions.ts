import { documentPaths } from '@gschool/data/documents';

import type { ContentService, ContentTransaction, DocumentChange } from '../contentService';
import type { PublishedDraft } from './prepared';

type Versions = readonly Pick<PublishedDraft, 'id' | 'version'>[];

const getPaths = (drafts: Versions): readonly string[] =>
  drafts.map(({ id }) => documentPaths.draft(id));

/** Reads drafts in a transaction, and returns those that still have the version that was read. */
export const findUnchangedDrafts = async <Draft extends Versions[number]>(
  transaction: ContentTransaction,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> => {
  if (drafts.length === 0) return [];
  const found = await transaction.read(getPaths(drafts));
  return drafts.filter(({ version }, n) => found[n]?.version === version);
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

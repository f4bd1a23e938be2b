import { documentPaths } from '@gschool/data/documents';
import { packLists, type PackList } from '@gschool/domain/content-pack';

import { AdminError } from '../../adminError';
import type { ContentDocument, ContentService } from '../contentService';
import { parseDraftData } from '../entry/draftCodec';
import type { DraftId } from '../types';
import type { PublishedDraft } from './prepared';

const isList = (value: unknown): value is PackList => packLists.includes(value as PackList);

const toDraft = ({ path, data, version }: ContentDocument): PublishedDraft => {
  const id = path.slice(path.indexOf('/') + 1);
  const { list, entryId, base } = data;
  const content = parseDraftData(String(data['data']));
  const draft = {
    id,
    list: isList(list) ? list : 'videos',
    entryId: String(entryId),
    base: typeof base === 'string' && base !== '' ? base : null,
    version,
  };
  return content === null || !isList(list)
    ? { ...draft, entry: null, confirmed: [], isUnreadable: true }
    : { ...draft, ...content };
};

/**
 * Reads drafts in the order of their ids.
 *
 * @throws AdminError `drafts-changed` if one of them does not exist
 */
export const readDrafts = async (
  service: ContentService,
  ids: 'all' | readonly DraftId[],
): Promise<readonly PublishedDraft[]> => {
  const documents: ContentDocument[] = [];
  if (ids === 'all') for await (const one of service.list('drafts')) documents.push(one);
  else {
    const unique = [...new Set(ids)].toSorted();
    for (const document of await service.read(unique.map((id) => documentPaths.draft(id)))) {
      if (document === null) throw new AdminError('drafts-changed');
      documents.push(document);
    }
  }
  return documents.map(toDraft);
};

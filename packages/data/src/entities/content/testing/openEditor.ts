import { findPart, parseSources } from '@gschool/admin/content';
import type { SourceEntry } from '@gschool/domain/content-pack';

import type { ContentRepository } from '../contentRepository';
import { createDraftJournal, type PageLocks } from '../draftJournal';
import { createEntryQueue, type EntryQueue } from '../entryQueue';
import { createTestRepository, type TestContent } from './testContent';

/** An entry as one page edits it. */
export interface TestEditor {
  queue: EntryQueue;
  /** Changes fields of the entry. */
  edit(fields: Readonly<Record<string, unknown>>): void;
  entry(): SourceEntry | null;
}

export interface TestEditorOptions {
  uid?: string;
  entryId?: string;
  storage: Storage;
  locks?: PageLocks;
  isOnline?: () => boolean;
  repository?: ContentRepository;
}

/** Opens an entry in one page. Load it before editing. */
export const openEditor = (
  content: TestContent,
  {
    uid = 'mira',
    entryId = 'sunrise',
    storage,
    locks,
    isOnline = () => true,
    repository = createTestRepository(content, uid),
  }: TestEditorOptions,
): TestEditor => {
  const queue = createEntryQueue({
    list: 'videos',
    entryId,
    uid,
    language: 'en',
    getName: () => uid,
    run: (operation) => operation(repository),
    readPublished: async (id) => {
      const release = id === null ? null : await repository.release(id);
      if (!release) return { release: null, source: null };
      const texts = await repository.parts(findPart(release, 'videos', entryId));
      const sources = [...texts.values()].flatMap(parseSources);
      return { release, source: sources.find(({ entry }) => entry.id === entryId) ?? null };
    },
    journal: createDraftJournal(uid, () => storage, locks),
    now: () => Date.now(),
    isOnline,
    onDraft: () => undefined,
    onHead: () => undefined,
  });
  return {
    queue,
    edit: (fields) => queue.change({ ...queue.get().entry, id: entryId, ...fields }),
    entry: () => queue.get().entry,
  };
};

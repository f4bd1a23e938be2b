import { formatDraftData, parseDraftData, toDraftId } from '@gschool/admin/content';
import type { Draft, DraftContent, DraftId, Release, Source } from '@gschool/admin/contract';

import { documentPaths } from '../../../documents';
import { createTestStore, createTestToken, type TestStore } from '../../../testing/createTestStore';
import { observeCalls, type ObservedCalls } from '../../../testing/observeCalls';
import type { ContentRepository } from '../contentRepository';
import { createContentRepository } from '../firebase/contentRepository';

/** What happens to the requests of a page. */
export interface TestNetwork {
  /** Called before each operation; throw to make it fail. */
  before: (operation: string) => void | Promise<void>;
  /** Called after each operation; throw to lose its answer. */
  after: (operation: string) => void | Promise<void>;
}

/** The content of a school in the mock's store, and its network. */
export interface TestContent extends TestNetwork, TestStore {
  readonly drafts: ReadonlyMap<string, DraftContent & Pick<Draft, 'base' | 'by'>>;
  /** Every operation, in order. */
  calls: string[];
}

export const createTestContent = (): TestContent => {
  const { store, ...others } = createTestStore();
  return {
    ...others,
    store,
    get drafts() {
      return new Map(
        [...store.collection('', documentPaths.drafts)].map(([path, { fields }]) => {
          const draft = {
            ...parseDraftData(String(fields['data']))!,
            base: String(fields['base']) || null,
            by: String(fields['by']),
          };
          return [path.slice(path.indexOf('/') + 1), draft];
        }),
      );
    },
    before: () => undefined,
    after: () => undefined,
    calls: [],
  };
};

/** The repository of a moderator's page. */
export const createTestRepository = (
  content: TestContent,
  uid = 'mira',
  network: TestNetwork = content,
): ContentRepository => {
  const token = createTestToken({ sub: uid, role: 'moderator' });
  const repository = createContentRepository({
    origin: 'https://firestore.googleapis.com',
    projectId: 'demo-gschool',
    apiKey: 'key',
    token: async () => token,
  });
  const observed: ObservedCalls = {
    calls: content.calls,
    before: (name) => network.before(name),
    after: (name) => network.after(name),
  };
  return observeCalls(repository, observed);
};

/** The first release of a school with one class. */
export const firstRelease: Release = {
  id: '000001',
  number: 1,
  parent: null,
  by: 'command',
  at: '2026-11-01T00:00:00.000Z',
  note: '',
  restores: null,
  language: 'en',
  mediaBase: 'https://media.example/',
  buckets: { styles: [''], instructors: [''], series: [''], videos: ['part'], events: [''] },
  contents: { styles: [], instructors: [], series: [], videos: [], events: [] },
  counts: { styles: 0, instructors: 0, series: 0, videos: 1, events: 0 },
  changes: { created: 1, changed: 0, deleted: 0 },
};

/** Publishes classes as the next release, and deletes their drafts. */
export const publish = (
  { store, put }: TestContent,
  sources: readonly Source[],
  { deletesDrafts = true } = {},
): void => {
  const number = [...store.collection('', documentPaths.releases)].length + 1;
  const toId = (n: number): string => String(n).padStart(6, '0');
  const id = toId(number);
  const part = `part-${id}`;
  const { id: _, ...release } = firstRelease;
  put(documentPaths.source(part), { data: JSON.stringify(sources) });
  put(documentPaths.release(id), {
    ...release,
    number,
    parent: number === 1 ? null : toId(number - 1),
    buckets: { ...release.buckets, videos: [part] },
  });
  const compiledAt = new Date(Date.now()).toISOString();
  put(documentPaths.releaseHead, { release: id, number, compiledAt });
  if (!deletesDrafts) return;
  for (const { entry } of sources) put(documentPaths.draft(toDraftId('videos', entry.id)), null);
};

/** The document of a draft that Zoe saved. */
export const createDraftDocument = (id: DraftId, content: DraftContent) => ({
  list: 'videos',
  entryId: id.slice('videos-'.length),
  data: formatDraftData(content),
  base: '000001',
  by: 'zoe',
  updatedAt: new Date(Date.now()),
});

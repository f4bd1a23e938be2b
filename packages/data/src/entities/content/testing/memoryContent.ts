import { toDraftId } from '@gschool/admin/content';
import type { Draft, DraftId, Release, ReleaseHead, Source } from '@gschool/admin/contract';
import { AppError } from '@gschool/domain';

import type { ContentRepository } from '../contentRepository';

/** What happens to the requests of a page. */
export interface MemoryNetwork {
  /** Called before each operation; throw to make it fail. */
  before: (operation: string) => void | Promise<void>;
  /** Called after each operation; throw to lose its answer. */
  after: (operation: string) => void | Promise<void>;
}

/** The documents of a test's school, and its network. */
export interface MemoryContent extends MemoryNetwork {
  head: ReleaseHead | null;
  releases: Map<string, Release>;
  parts: Map<string, string>;
  drafts: Map<DraftId, Draft>;
  /** By draft id and uid. */
  editors: Map<string, { uid: string; name: string; at: string }>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Every operation, in order. */
  calls: string[];
}

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
export const publish = (content: MemoryContent, sources: readonly Source[]): void => {
  const number = (content.head?.number ?? 0) + 1;
  const id = String(number).padStart(6, '0');
  const part = `part-${id}`;
  content.parts.set(part, JSON.stringify(sources));
  const buckets = { ...firstRelease.buckets, videos: [part] };
  const parent = content.head?.release ?? null;
  content.releases.set(id, { ...firstRelease, id, number, parent, buckets });
  content.head = { release: id, number, compiledAt: new Date(content.now()).toISOString() };
  for (const { entry } of sources) content.drafts.delete(toDraftId('videos', entry.id));
};

export const createMemoryContent = (now: () => number): MemoryContent => ({
  head: null,
  releases: new Map(),
  parts: new Map(),
  drafts: new Map(),
  editors: new Map(),
  now,
  before: () => undefined,
  after: () => undefined,
  calls: [],
});

let versions = 0;

/** A repository over the documents in memory, with the conditions of Firestore's writes. */
export const createMemoryRepository = (
  content: MemoryContent,
  network: MemoryNetwork = content,
): ContentRepository => {
  const operation = async <T>(name: string, run: () => T): Promise<T> => {
    content.calls.push(name);
    await network.before(name);
    const answer = run();
    await network.after(name);
    return answer;
  };
  const toVersion = (): string =>
    `${new Date(content.now()).toISOString().slice(0, -1)}${String((versions += 1)).padStart(6, '0')}Z`;
  return {
    open: (id) =>
      operation('open', () => ({ head: content.head, draft: content.drafts.get(id) ?? null })),
    head: () => operation('head', () => content.head),
    release: (id) => operation('release', () => content.releases.get(id) ?? null),
    releases: (before, size) =>
      operation('releases', () => {
        const all = [...content.releases.values()].toReversed();
        const releases = all.filter(({ number }) => before === null || number < before);
        const page = releases.slice(0, size);
        return {
          releases: page,
          next: releases.length > size ? (page.at(-1)?.number ?? null) : null,
        };
      }),
    planned: () => operation('planned', () => []),
    drift: () => operation('drift', () => null),
    parts: (digests) =>
      operation(
        'parts',
        () => new Map(digests.map((digest) => [digest, content.parts.get(digest) ?? '[]'])),
      ),
    drafts: (after, size) =>
      operation('drafts', () => {
        const all = [...content.drafts.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
        const left = all.filter(({ id }) => after === null || id > after);
        const drafts = left.slice(0, size);
        return { drafts, next: left.length > size ? (drafts.at(-1)?.id ?? null) : null };
      }),
    draftsById: (ids) =>
      operation('draftsById', () => ids.map((id) => content.drafts.get(id) ?? null)),
    write: (by, writes) =>
      operation('write', () => {
        for (const { list, entryId, version } of writes) {
          const stored = content.drafts.get(toDraftId(list, entryId));
          if ((stored?.version ?? null) !== version) throw new AppError({ kind: 'conflict' });
        }
        return writes.map(({ list, entryId, content: next, base }) => {
          const id = toDraftId(list, entryId);
          if (next === null) {
            content.drafts.delete(id);
            return null;
          }
          const version = toVersion();
          const updatedAt = new Date(content.now()).toISOString();
          content.drafts.set(id, { ...next, id, list, entryId, base, by, updatedAt, version });
          return version;
        });
      }),
    editors: (id) =>
      operation('editors', () =>
        [...content.editors].flatMap(([key, one]) => (key.startsWith(`${id}/`) ? [one] : [])),
      ),
    enter: (id, uid, name) =>
      operation('enter', () => {
        const at = new Date(content.now()).toISOString();
        content.editors.set(`${id}/${uid}`, { uid, name, at });
      }),
    leave: (id, uid) => operation('leave', () => void content.editors.delete(`${id}/${uid}`)),
  };
};

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createPackDocuments, type ContentPack } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';
import { toDetails, toIndex, toManifest } from '@gschool/data/mappers';

import { createMemoryStore, type MemoryStore } from '../testing/createMemoryStore';
import { createPack } from '../testing/packs';
import { openJournal } from './journal';
import { createProgressLines } from './progress';
import {
  assertMostClassesStay,
  startRun,
  commitRun,
  preparePublication,
  type Publication,
} from './publish';

const journalFile = () => join(mkdtempSync(join(tmpdir(), 'gschool-publish-')), 'run.jsonl');

const createRun = (
  store: MemoryStore,
  pack: ContentPack,
  over: Partial<Publication> = {},
): Publication => ({
  documents: createPackDocuments(pack, { base: 'https://media.example/', now: new Date(0) }),
  store,
  journal: openJournal(journalFile()),
  progress: createProgressLines(() => undefined),
  retry: { wait: async () => undefined, random: () => 0 },
  project: 'demo',
  now: 1000,
  pid: 1,
  isAlive: () => false,
  batchWrites: 3,
  ...over,
});

const publish = async (run: Publication): Promise<number> => {
  const prepared = await preparePublication(run);
  startRun(run, prepared);
  await commitRun(run, prepared);
  return prepared.continued?.done.size ?? 0;
};

/** Reads the catalog the way the apps do. Throws if a document is missing. */
const readLiveClasses = ({ documents }: MemoryStore): readonly string[] | null => {
  const manifest = documents.get('catalogue/manifest');
  if (!manifest) return null;
  return Array.from({ length: toManifest(manifest).shards }, (_, n) => `catalogue/index-${n}`)
    .flatMap((path) => toIndex(documents.get(path), path).classes)
    .map((card) => {
      const details = toDetails(documents.get(`videos/${card.id}`), card.id);
      if (card.hasVideo && !documents.has(`videos/${card.id}/playback/main`)) {
        throw new Error(`${card.id} has no video`);
      }
      return details.id;
    });
};

const first = createPack(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
const second = createPack(['x', 'a', 'c', 'd', 'e', 'f', 'y', 'h'], 'New');
const getIds = (pack: ContentPack) => pack.videos.map(({ id }) => id);

describe('publishing', () => {
  it('shows the old or the new catalogue after any interruption, and continues from there', async () => {
    const whole = createMemoryStore();
    await publish(createRun(whole, first));
    const begun = whole.commits.length;
    await publish(createRun(whole, second));
    const steps = whole.commits.length - begun;
    expect(steps).toBeGreaterThan(6);

    for (let broken = 0; broken < steps; broken += 1) {
      const store = createMemoryStore();
      await publish(createRun(store, first));
      const run = createRun(store, second);
      store.beforeCommit = (n) => {
        expect([getIds(first), getIds(second)]).toContainEqual(readLiveClasses(store));
        if (n === begun + broken) throw new Error('the machine went down');
      };
      await expect(publish(run)).rejects.toThrow('went down');
      expect([getIds(first), getIds(second)]).toContainEqual(readLiveClasses(store));

      store.beforeCommit = () => undefined;
      store.readCount = 0;
      expect(await publish(run)).toBe(broken);
      expect(store.readCount).toBe(0);
      expect(store.commits.length).toBe(begun + steps);
      expect(store.documents).toEqual(whole.documents);
      expect(run.journal.readUnfinishedRun()).toBeNull();
    }
  });

  it('shows nothing before the first catalogue is complete', async () => {
    const store = createMemoryStore();
    store.beforeCommit = () => expect(readLiveClasses(store)).toBeNull();
    await publish(createRun(store, first));
    expect(readLiveClasses(store)).toEqual(getIds(first));
  });

  it('starts over if the pack has changed', async () => {
    const store = createMemoryStore();
    const journal = openJournal(journalFile());
    store.beforeCommit = (n) => {
      if (n === 2) throw new Error('the machine went down');
    };
    await expect(publish(createRun(store, first, { journal }))).rejects.toThrow();
    store.beforeCommit = () => undefined;
    expect(await publish(createRun(store, second, { journal }))).toBe(0);
    expect(readLiveClasses(store)).toEqual(getIds(second));
    expect(store.documents.has('videos/b')).toBe(false);
  });

  it('writes nothing the second time', async () => {
    const store = createMemoryStore();
    await publish(createRun(store, first));
    expect((await preparePublication(createRun(store, first))).plan.writes).toEqual([]);
  });

  it('waits while the service is overloaded and loses nothing', async () => {
    const store = createMemoryStore();
    const pauses: number[] = [];
    let failures = 0;
    store.beforeCommit = (n) => {
      if (n % 2 === 1 && failures++ % 3 < 2) {
        throw Object.assign(new Error('too much'), { code: 8 });
      }
    };
    const retry = { wait: async (ms: number) => void pauses.push(ms), random: () => 0 };
    await publish(createRun(store, first, { retry }));
    expect(pauses.length).toBeGreaterThan(2);
    expect(readLiveClasses(store)).toEqual(getIds(first));
  });

  it('allows one run at a time for a project', async () => {
    const journal = openJournal(journalFile());
    const store = createMemoryStore();
    const other = createRun(store, first, { journal, pid: 2 });
    startRun(other, await preparePublication(other));
    const run = createRun(store, first, { journal, isAlive: (pid) => pid === 2 });
    await expect(preparePublication(run)).rejects.toThrow(/Process 2 is already publishing/);
  });

  describe('two at once, from two machines', () => {
    const third = createPack(['a', 'b', 'c', 'd', 'k', 'l'], 'Third');
    /** Runs `during` before commit number `at` of `run`, and expects `run` to stop there. */
    const publishDuring = async (
      store: MemoryStore,
      run: Publication,
      at: number,
      during: () => Promise<unknown>,
    ): Promise<void> => {
      const prepared = await preparePublication(run);
      startRun(run, prepared);
      const begun = store.commits.length;
      const commit = store.commit;
      store.commit = async (...args) => {
        if (store.commits.length === begun + at) {
          store.commit = commit;
          await during();
        }
        return commit(...args);
      };
      await expect(commitRun(run, prepared)).rejects.toThrow(/Another run has begun/);
    };

    it('show one catalog with all its documents, wherever the second begins', async () => {
      const whole = createMemoryStore();
      await publish(createRun(whole, first));
      const begun = whole.commits.length;
      await publish(createRun(whole, second));
      const steps = whole.commits.length - begun;
      expect(steps).toBeGreaterThan(6);
      for (let at = 0; at < steps; at += 1) {
        const store = createMemoryStore();
        await publish(createRun(store, first));
        store.beforeCommit = () => void readLiveClasses(store);
        await publishDuring(store, createRun(store, second), at, () =>
          publish(createRun(store, third)),
        );
        expect(readLiveClasses(store)).toEqual(getIds(third));
        expect(
          [...store.documents.keys()].filter((path) => /^videos\/[^/]+$/.test(path)),
        ).toHaveLength(third.videos.length);
      }
    });

    it('show the catalog of the second if it has read before the first deletes', async () => {
      const store = createMemoryStore();
      await publish(createRun(store, first));
      const slow = createRun(store, third);
      const prepared = await preparePublication(slow);
      // Deletes a document that `slow` has read and would keep.
      await publish(createRun(store, second));
      startRun(slow, prepared);
      await expect(commitRun(slow, prepared)).rejects.toThrow(/Another run has begun/);
      expect(readLiveClasses(store)).toEqual(getIds(second));
    });

    it('are planned again after the other has begun, and then succeed', async () => {
      const store = createMemoryStore();
      const run = createRun(store, second);
      await publishDuring(store, run, 1, () => publish(createRun(store, third)));
      expect(await publish(run)).toBe(0);
      expect(readLiveClasses(store)).toEqual(getIds(second));
    });
  });

  it('keeps the live catalog if something else has published it', async () => {
    const store = createMemoryStore();
    await publish(createRun(store, first));
    const run = createRun(store, second);
    const prepared = await preparePublication(run);
    startRun(run, prepared);
    store.documents.set('catalogue/manifest', { version: 'restored', shards: 1 });
    await expect(commitRun(run, prepared)).rejects.toThrow(
      /no longer the one that this run has read/,
    );
    expect(store.documents.get('catalogue/manifest')?.['version']).toBe('restored');
  });

  it('succeeds if the answer to the commit of its manifest is lost', async () => {
    const store = createMemoryStore();
    const run = createRun(store, first);
    const prepared = await preparePublication(run);
    startRun(run, prepared);
    const commit = store.commit;
    store.commit = async (...args) => {
      await commit(...args);
      if (!args[0].some(({ path }) => path === 'catalogue/manifest')) return;
      store.commit = commit;
      throw Object.assign(new Error('no answer'), { code: 14 });
    };
    await commitRun(run, prepared);
    expect(readLiveClasses(store)).toEqual(getIds(first));
  });

  it('does not delete most of a catalogue by mistake', async () => {
    const store = createMemoryStore();
    await publish(createRun(store, first));
    const guard = async (pack: ContentPack) =>
      assertMostClassesStay(await preparePublication(createRun(store, pack)), pack.videos.length);
    await expect(guard(createPack(['a', 'z']))).rejects.toThrow(/7 of 8 live classes.*--replace/);
    await expect(guard(second)).resolves.toBeUndefined();
    await expect(guard(createPack(['a', 'b', 'c', 'd']))).resolves.toBeUndefined();
  });

  it('does not continue the run of another project', async () => {
    const journal = openJournal(journalFile());
    const run = createRun(createMemoryStore(), first, { journal, project: 'one' });
    startRun(run, await preparePublication(run));
    const other = await preparePublication({ ...run, project: 'two' });
    expect(other.continued).toBeNull();
  });
});

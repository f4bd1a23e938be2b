import type { ContentPack } from '@gschool/domain/content-pack';
import { toDetails, toIndex, toManifest } from '@gschool/data/mappers';
import { describe, expect, it } from 'vitest';

import { AdminError } from '../../adminError';
import { createSchool, createTestPack, NOW, publishTestPack } from '../../testing/contentSamples';
import type { TestServices } from '../../testing/createTestServices';
import { compileRelease } from './documents';
import { readLiveState } from './live';
import { readLiveDocuments } from './liveDocuments';
import { refreshLive } from './refresh';
import { LEASE_MS } from './run';

/** Reads the catalog the way the apps do. Throws if a document is missing. */
const readLiveClasses = ({ content }: TestServices): readonly string[] | null => {
  const manifest = content.data('catalogue/manifest');
  if (!manifest) return null;
  return Array.from({ length: toManifest(manifest).shards }, (_, n) => `catalogue/index-${n}`)
    .flatMap((path) => toIndex(content.data(path), path).classes)
    .map((card) => {
      toDetails(content.data(`videos/${card.id}`), card.id);
      if (card.hasVideo && !content.data(`videos/${card.id}/playback/main`))
        throw new Error(`${card.id} has no video`);
      return card.title;
    });
};

const toTitles = (pack: ContentPack): readonly string[] =>
  pack.videos.map(({ title }) => String(title));

/** Expects the live documents to be those of the live release, and nothing to be unfinished. */
const expectWhole = async ({ content }: TestServices): Promise<void> => {
  const { head, live, run } = await readLiveState(content);
  if (!head || !live) throw new Error('There is no release.');
  const byPath = (documents: Iterable<{ path: string; data: unknown }>) =>
    Object.fromEntries([...documents].map(({ path, data }) => [path, data]));
  expect(byPath(await readLiveDocuments(content))).toEqual(
    byPath(compileRelease(live, Date.parse(head.compiledAt))),
  );
  expect(run).toMatchObject({ until: null, unfinished: [], isUnknown: false });
};

const first = createTestPack(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
const second = createTestPack(['x', 'a', 'c', 'd', 'e', 'f', 'y', 'h'], 'New');
const third = createTestPack(['a', 'b', 'c', 'd', 'k', 'l'], 'Third');
/** So small that each publication takes several steps. */
const limits = { writes: 11, bytes: 9 * 1024 * 1024 };
const later = NOW + LEASE_MS + 1000;

const countSteps = async (): Promise<{ begun: number; steps: number }> => {
  const school = createSchool();
  let count = 0;
  school.content.afterCommit = () => void (count += 1);
  await publishTestPack(school, first, { limits });
  const begun = count;
  await publishTestPack(school, second, { limits });
  return { begun, steps: count - begun };
};

describe('publishing', () => {
  it.each([
    ['at once', undefined],
    ['in steps', limits],
  ])(
    'shows the old catalog and then the new one, and keeps both releases (%s)',
    async (_, used) => {
      const school = createSchool();
      school.content.beforeCommit = () => void expect(readLiveClasses(school)).toBeNull();
      await publishTestPack(school, first, { ...(used && { limits: used }) });
      expect(readLiveClasses(school)).toEqual(toTitles(first));
      school.content.beforeCommit = () =>
        void expect([toTitles(first), toTitles(second)]).toContainEqual(readLiveClasses(school));
      const act = await publishTestPack(school, second, { ...(used && { limits: used }) });
      school.content.beforeCommit = () => undefined;
      expect(readLiveClasses(school)).toEqual(toTitles(second));
      await expectWhole(school);
      expect(act).toMatchObject({ before: { release: '000001' }, after: { release: '000002' } });
      expect(school.content.data('releases/000002')).toMatchObject({
        number: 2,
        parent: '000001',
        by: 'command',
        counts: { videos: 8, events: 1, styles: 1 },
        changes: { created: 2, changed: 7, deleted: 2 },
      });
    },
  );

  it('is the same for members wherever it is interrupted, and the next one leaves nothing wrong', async () => {
    const { begun, steps } = await countSteps();
    expect(steps).toBeGreaterThan(7);
    for (const next of [second, third, first])
      for (let broken = 0; broken < steps; broken += 1) {
        const school = createSchool();
        await publishTestPack(school, first, { limits });
        school.content.beforeCommit = (n) => {
          expect([toTitles(first), toTitles(second)]).toContainEqual(readLiveClasses(school));
          if (n === begun + broken) throw new Error('the machine went down');
        };
        await expect(publishTestPack(school, second, { limits })).rejects.toThrow('went down');
        expect([toTitles(first), toTitles(second)]).toContainEqual(readLiveClasses(school));
        school.content.beforeCommit = () => void readLiveClasses(school);
        await publishTestPack(school, next, { limits }, later);
        expect(readLiveClasses(school)).toEqual(toTitles(next));
        await expectWhole(school);
      }
  });

  it('is finished by the schedule if no other publication comes', async () => {
    const { begun, steps } = await countSteps();
    for (let broken = 1; broken < steps; broken += 1) {
      const school = createSchool();
      await publishTestPack(school, first, { limits });
      school.content.beforeCommit = (n) => {
        if (n === begun + broken) throw new Error('the machine went down');
      };
      await expect(publishTestPack(school, second, { limits })).rejects.toThrow('went down');
      school.content.beforeCommit = () => undefined;
      await expect(refreshLive(school.content, NOW + 1000)).rejects.toThrow('publication-running');
      await refreshLive(school.content, later);
      await expectWhole(school);
    }
  });

  it('survives many interruptions in a row', async () => {
    const school = createSchool();
    await publishTestPack(school, first, { limits });
    for (let n = 0; n < 9; n += 1) {
      let commits = 0;
      school.content.beforeCommit = () => {
        if ((commits += 1) === 4 + (n % 3)) throw new Error('the machine went down');
      };
      const pack = createTestPack([`n${n}`, 'a', 'b', 'c', 'd', 'e', 'f'], `Try ${n}`);
      const at = NOW + (n + 1) * 2 * LEASE_MS;
      await expect(publishTestPack(school, pack, { limits }, at)).rejects.toThrow('went down');
    }
    school.content.beforeCommit = () => undefined;
    expect(school.content.data('releaseLog/run')).toMatchObject({ isUnknown: true });
    await publishTestPack(school, third, { limits }, NOW + 100 * LEASE_MS);
    await expectWhole(school);
  });
});

/** `done`, or the code of the refusal. */
const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AdminError ? error.body.code : String(error)),
  );

describe('two publications at once', () => {
  it('that fit into one transaction: the second is told that another release is live', async () => {
    const school = createSchool();
    await publishTestPack(school, first);
    const outcomes = await Promise.all([
      outcome(publishTestPack(school, second)),
      outcome(publishTestPack(school, third)),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'release-changed']);
    await expectWhole(school);
    expect(school.log.acts.size).toBe(2);
  });

  it('in steps: the second is told that another is running, wherever it comes', async () => {
    const { begun, steps } = await countSteps();
    for (let at = 1; at < steps; at += 1)
      for (const used of [undefined, limits]) {
        const school = createSchool();
        await publishTestPack(school, first, { limits });
        let other = '';
        school.content.beforeCommit = async (n) => {
          if (n !== begun + at || other !== '') return;
          other = 'begun';
          other = await outcome(publishTestPack(school, third, { ...(used && { limits: used }) }));
        };
        await publishTestPack(school, second, { limits });
        expect(other).toBe('publication-running');
        expect(readLiveClasses(school)).toEqual(toTitles(second));
        await expectWhole(school);
      }
  });

  it('stops the first if it seemed interrupted, so that no mixture is left', async () => {
    const { begun, steps } = await countSteps();
    for (let at = 1; at < steps; at += 1)
      for (const used of [undefined, limits]) {
        const school = createSchool();
        await publishTestPack(school, first, { limits });
        let isBegun = false;
        school.content.beforeCommit = async (n) => {
          if (n !== begun + at || isBegun) return;
          isBegun = true;
          await publishTestPack(school, third, { ...(used && { limits: used }) }, later);
        };
        expect(await outcome(publishTestPack(school, second, { limits }))).toBe(
          'publication-running',
        );
        expect(readLiveClasses(school)).toEqual(toTitles(third));
        await expectWhole(school);
      }
  });
});

it('a publication is refused if another was interrupted since it was prepared', async () => {
  const { steps } = await countSteps();
  const outcomes: string[] = [];
  for (let broken = 1; broken < steps; broken += 1) {
    const school = createSchool();
    await publishTestPack(school, first, { limits });
    school.content.beforeCommit = async (n) => {
      school.content.beforeCommit = (inner) => {
        if (inner === n + broken) throw new Error('the machine went down');
      };
      await publishTestPack(school, second, { limits }).catch(() => undefined);
      school.content.beforeCommit = () => undefined;
    };
    // It goes ahead if the other one had written no document.
    outcomes.push(await outcome(publishTestPack(school, third, {}, later)));
    if (outcomes.at(-1) === 'release-changed') await publishTestPack(school, third, {}, later);
    expect(readLiveClasses(school)).toEqual(toTitles(third));
    await expectWhole(school);
  }
  expect(new Set(outcomes)).toEqual(new Set(['done', 'release-changed']));
});

describe('the first release of a school with documents', () => {
  it('removes what is not in the pack, and leaves equal documents alone', async () => {
    const school = createSchool();
    const old = createSchool();
    await publishTestPack(old, second);
    for (const { path, data } of await readLiveDocuments(old.content))
      school.content.put(path, data);
    school.content.put('videos/orphan/playback/main', { hls: 'x', captions: [] });
    school.content.put('videos/a/comments/1', { text: 'not from a pack' });
    await publishTestPack(school, second);
    expect(school.content.writes.filter((path) => /^(videos|events|catalogue)/.test(path))).toEqual(
      ['videos/orphan/playback/main'],
    );
    await expectWhole(school);
    expect(school.content.data('videos/a/comments/1')).not.toBeNull();
  });

  it('continues after it was interrupted while it deleted', async () => {
    const school = createSchool();
    const old = createSchool();
    await publishTestPack(old, second);
    for (const { path, data } of await readLiveDocuments(old.content))
      school.content.put(path, data);
    school.content.beforeCommit = (_, changes) => {
      if (changes.some(({ path, data }) => path === 'videos/x' && data === null))
        throw new Error('the machine went down');
    };
    await expect(publishTestPack(school, first, { limits })).rejects.toThrow('went down');
    expect(readLiveClasses(school)).toEqual(toTitles(first));
    school.content.beforeCommit = () => undefined;
    await publishTestPack(school, third, {}, later);
    await expectWhole(school);
  });
});

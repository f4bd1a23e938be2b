import { beforeEach, describe, expect, it } from 'vitest';

import { getActResult, runAct } from '../acts/runAct';
import type { Act, ActRequest } from '../contract';
import { verifyLog } from '../log/verifyLog';
import {
  createClass,
  createSchool,
  createTestPack,
  NOW,
  planDrafts,
  publishTestPack,
  putDraft,
  toRequest,
} from '../testing/contentSamples';
import type { TestServices } from '../testing/createTestServices';
import { parseDraftData } from './entry/draftCodec';
import { readLiveState } from './release/live';
import { preparePublication } from './release/prepare';
import { LEASE_MS } from './release/run';
import { runDue } from './runDue';
import type { DraftContent } from './types';

const HOUR = 3_600_000;
const small = createTestPack(['a', 'b', 'c', 'd'], undefined, {
  videos: ['a', 'b', 'c', 'd'].map((id) => ({
    ...createClass(id),
    title: { en: `Class ${id}`, ar: `درس ${id}` },
  })),
});
const entryOf = (id: string, change: object = {}) => ({
  ...small.videos.find((one) => one.id === id)!,
  ...change,
});
const newEntry = (id: string) => ({ ...createClass(id), id });

let school: TestServices;

const run = (request: ActRequest, now = NOW) => getActResult(school, request, { by: 'gaia', now });
const runDone = async (request: ActRequest, now = NOW): Promise<Act> => {
  const result = await run(request, now);
  if (result.outcome !== 'done') throw new Error(JSON.stringify(result));
  return result.act;
};
const toUndo = ({ id }: Act) => toRequest('act.undo', { act: id });
const publish = async (): Promise<Act> =>
  runDone(toRequest('catalogue.publish', await planDrafts(school)));
const draftOf = (id: string): DraftContent | null => {
  const data = school.content.data(`drafts/videos-${id}`)?.['data'];
  return typeof data === 'string' ? parseDraftData(data) : null;
};
const readSources = async () => (await readLiveState(school.content)).live?.sources;
const listIds = async () => (await readSources())?.videos.map(({ entry }) => entry.id);

beforeEach(async () => {
  school = createSchool();
  await publishTestPack(school, small);
});

describe('undoing a publication', () => {
  it('brings back the drafts that it published, as they were', async () => {
    const changed = entryOf('b', { title: { en: 'Deep rest', ar: 'درس b' } });
    putDraft(school, 'videos', 'b', { entry: changed });
    putDraft(school, 'videos', 'c', { entry: null });
    putDraft(school, 'videos', 'new', { entry: newEntry('new') });
    putDraft(school, 'videos', 'first', { entry: newEntry('first'), after: null });
    putDraft(school, 'videos', 'd', { entry: entryOf('d'), after: 'a' });
    const act = await publish();
    const published = await readSources();
    expect(school.content.paths('drafts')).toEqual([]);

    const undone = await runDone(toUndo(act), NOW + HOUR);
    expect(await listIds()).toEqual(['a', 'b', 'c', 'd']);
    expect(draftOf('b')?.entry).toMatchObject({ title: changed.title });
    expect(draftOf('c')).toEqual({ entry: null, confirmed: [] });
    expect(draftOf('new')).toMatchObject({ entry: { id: 'new' } });
    expect(draftOf('new')).not.toHaveProperty('after');
    expect(draftOf('first')).toMatchObject({ entry: { id: 'first' }, after: null });
    expect(school.content.data('drafts/videos-b')).toMatchObject({
      list: 'videos',
      entryId: 'b',
      base: '000001',
      by: 'gaia',
      updatedAt: new Date(NOW + HOUR).toISOString(),
    });

    // Published again, they give the same content.
    await publish();
    expect(await readSources()).toEqual(published);
    expect(school.content.paths('drafts')).toEqual([]);
    expect(undone.undoes).toBe(act.id);
    expect((await verifyLog(school.log)).problems).toEqual([]);
  });

  it('never overwrites a draft that was begun since', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { durationSeconds: 90 }) });
    putDraft(school, 'videos', 'c', { entry: entryOf('c', { durationSeconds: 90 }) });
    const act = await publish();
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { durationSeconds: 30 }) });
    const newer = school.content.data('drafts/videos-b');
    await runDone(toUndo(act));
    expect(school.content.data('drafts/videos-b')).toEqual(newer);
    expect(draftOf('c')?.entry).toMatchObject({ durationSeconds: 90 });
  });

  it('never overwrites a draft that is saved while it is undone', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { durationSeconds: 90 }) });
    const act = await publish();
    school.content.beforeCommit = () => {
      school.content.beforeCommit = () => undefined;
      putDraft(school, 'videos', 'b', { entry: entryOf('b', { durationSeconds: 30 }) });
    };
    await runDone(toUndo(act));
    expect(draftOf('b')?.entry).toMatchObject({ durationSeconds: 30 });
  });

  it('does nothing twice, even if the answer is lost', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { durationSeconds: 90 }) });
    const request = toUndo(await publish());
    school.content.afterCommit = () => {
      throw new Error('no answer');
    };
    const context = { by: 'gaia', now: NOW };
    await expect(runAct(school, request, context)).rejects.toThrow('no answer');
    school.content.afterCommit = () => undefined;
    // Someone discards the draft before the request is repeated.
    school.content.put('drafts/videos-b', null);
    await runDone(request);
    expect(school.content.paths('drafts')).toEqual([]);
    expect(school.content.paths('releases')).toHaveLength(3);
  });

  it('keeps what was confirmed: the translation is not outdated after the next publication', async () => {
    const title = { en: 'Deep rest', ar: 'درس b' };
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title }) });
    await publish();
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title }), confirmed: ['ar/title'] });
    const act = await publish();
    await runDone(toUndo(act));
    const outdatedOf = async () => (await readSources())?.videos[1]?.outdated;
    expect(await outdatedOf()).toHaveProperty('ar/title');
    expect(draftOf('b')?.confirmed).toEqual(['ar/title']);
    await publish();
    expect(await outdatedOf()).toBeUndefined();
  });

  it('brings back the drafts of a planned release', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { durationSeconds: 90 }) });
    const { parent: _, ...args } = await planDrafts(school);
    const publishAt = new Date(NOW + HOUR).toISOString();
    await runDone(toRequest('catalogue.schedule', { ...args, publishAt }));
    await runDue(school, NOW + HOUR);
    expect(school.content.paths('drafts')).toEqual([]);
    const act = [...school.log.acts.values()].at(-1)!;
    await runDone(toUndo(act), NOW + 2 * HOUR);
    expect(draftOf('b')?.entry).toMatchObject({ durationSeconds: 90 });
  });

  it('creates no drafts for what the command or a restoration published', async () => {
    const act = await publishTestPack(school, createTestPack(['a', 'b', 'c', 'd'], 'New'));
    await runDone(toUndo(act));
    const args = { release: '000002', parent: '000003', note: '' };
    const restored = await runDone(toRequest('catalogue.restore', args));
    await runDone(toUndo(restored));
    expect(school.content.paths('drafts')).toEqual([]);
  });
});

describe('undoing a publication that takes several steps', () => {
  const ids = Array.from({ length: 260 }, (_, n) => `n${String(n).padStart(3, '0')}`);
  const publishMany = async (): Promise<Act> => {
    school = createSchool();
    await publishTestPack(school, small);
    for (const id of ids) putDraft(school, 'videos', id, { entry: newEntry(id) });
    return publish();
  };

  it('loses no draft wherever it is interrupted, and the next try finishes it', async () => {
    const act = await publishMany();
    let steps = 0;
    school.content.beforeCommit = () => void (steps += 1);
    await runDone(toUndo(act));
    expect(steps).toBeGreaterThan(4);
    expect(school.content.paths('drafts')).toHaveLength(ids.length);
    for (let broken = 0; broken < steps; broken += 1) {
      const request = toUndo(await publishMany());
      let step = 0;
      school.content.beforeCommit = () => {
        step += 1;
        if (step > broken) throw new Error('the machine went down');
      };
      await expect(run(request)).rejects.toThrow('went down');
      school.content.beforeCommit = () => undefined;
      const isUndone = (await listIds())?.length === 4;
      // Either nothing was undone, and drafts that are there change nothing, or all are there.
      if (isUndone) expect(school.content.paths('drafts')).toHaveLength(ids.length);
      else {
        const prepared = await preparePublication(school.content, 'all', NOW);
        expect(prepared.entries.every(({ change }) => change === 'unchanged')).toBe(true);
        expect(prepared.conflicts).toEqual([]);
      }
      await runDone(request, NOW + LEASE_MS + 1000);
      expect(await listIds()).toHaveLength(4);
      expect(school.content.paths('drafts')).toHaveLength(ids.length);
    }
  });

  it('never overwrites a draft that is saved between the steps', async () => {
    const act = await publishMany();
    let isSaved = false;
    school.content.beforeCommit = (_, changes) => {
      if (isSaved || !changes.some(({ path }) => path === 'drafts/videos-n007')) return;
      isSaved = true;
      putDraft(school, 'videos', 'n007', {
        entry: { ...newEntry('n007'), durationSeconds: 777 },
      });
    };
    await runDone(toUndo(act));
    expect(isSaved).toBe(true);
    expect(draftOf('n007')?.entry).toMatchObject({ durationSeconds: 777 });
  });
});

import { packLists, type ContentPack } from '@gschool/domain/content-pack';
import { beforeEach, describe, expect, it } from 'vitest';

import { AdminError } from '../adminError';
import { replayActs } from '../acts/replayActs';
import { getActResult, runAct } from '../acts/runAct';
import type { Act, ActArguments, ActRequest } from '../contract';
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
import { createAccount, type TestServices } from '../testing/createTestServices';
import { reportDrift } from './release/drift';
import { readLiveState } from './release/live';
import { runDue } from './runDue';
import type { PlannedRelease } from './types';

const HOUR = 3_600_000;
const gaia = { by: 'gaia', now: NOW };

let school: TestServices;
const run = (request: ActRequest, over: object = {}) =>
  getActResult(school, request, { ...gaia, ...over });
const runDone = async (request: ActRequest, over: object = {}): Promise<Act> => {
  const result = await run(request, over);
  if (result.outcome !== 'done') throw new Error(JSON.stringify(result));
  return result.act;
};
const codeOf = async (request: ActRequest, over: object = {}): Promise<unknown> => {
  const result = await run(request, over);
  return result.outcome === 'refused' ? result.error.code : result.outcome;
};
const plan = (drafts?: readonly string[]) => planDrafts(school, drafts);
const toPublish = async (drafts?: readonly string[]) =>
  toRequest('catalogue.publish', await plan(drafts));
const entryOf = (id: string, change: object = {}, pack: ContentPack = small) => ({
  ...pack.videos.find((one) => one.id === id)!,
  ...change,
});
const titleOf = (id: string) => school.content.data(`videos/${id}`)?.['title'];
const liveClasses = async () =>
  (await readLiveState(school.content)).live?.sources.videos.map(({ entry }) => entry.id);

const small = createTestPack(['a', 'b', 'c', 'd']);

beforeEach(async () => {
  school = createSchool();
  await publishTestPack(school, small);
  school.content.resetCounts();
});

describe('catalogue.publish', () => {
  it('publishes drafts as a release, with its act, and deletes the drafts', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Deep rest' }) });
    putDraft(school, 'videos', 'new', { entry: { ...createClass('new'), id: 'new' } });
    const act = await runDone(await toPublish());
    expect(act).toMatchObject({
      kind: 'catalogue.publish',
      subject: { kind: 'release', id: '000002' },
      by: 'gaia',
      before: { release: '000001' },
      after: { release: '000002' },
      isUndoable: true,
      status: 'done',
    });
    expect(school.content.data('releases/000002')).toMatchObject({
      parent: '000001',
      by: 'gaia',
      note: 'Spring',
      changes: { created: 1, changed: 1, deleted: 0 },
    });
    expect(school.content.paths('drafts')).toEqual([]);
    expect(titleOf('b')).toBe('Deep rest');
    expect(await liveClasses()).toEqual(['a', 'b', 'c', 'd', 'new']);
    expect((await verifyLog(school.log)).problems).toEqual([]);
  });

  it('deletes an entry, keeps what is archived, and shows it to no member', async () => {
    putDraft(school, 'videos', 'b', { entry: null });
    putDraft(school, 'videos', 'c', { entry: entryOf('c', { archived: true }) });
    await runDone(await toPublish());
    expect(await liveClasses()).toEqual(['a', 'c', 'd']);
    expect(school.content.paths('videos')).toEqual(['videos/a', 'videos/d']);
    expect(school.content.data('videos/b/playback/main')).toBeNull();
    const { live } = await readLiveState(school.content);
    expect(live?.contents.videos[1]).toMatchObject({ id: 'c', isArchived: true, title: 'Class c' });
  });

  it('puts a new entry where the draft says', async () => {
    for (const [id, after] of [
      ['x', null],
      ['y', 'b'],
      ['z', 'y'],
      ['last', 'missing'],
    ] as const)
      putDraft(school, 'videos', id, { entry: { ...createClass(id), id }, after });
    putDraft(school, 'videos', 'd', { entry: entryOf('d'), after: 'a' });
    await runDone(await toPublish());
    expect(await liveClasses()).toEqual(['x', 'a', 'd', 'b', 'y', 'z', 'c', 'last']);
  });

  it('keeps what someone else published since the draft began, field by field', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { durationSeconds: 90 }) });
    await publishTestPack(
      school,
      createTestPack(['a', 'b', 'c', 'd'], undefined, {
        videos: ['a', 'b', 'c', 'd'].map((id) => createClass(id, id === 'b' ? 'Deep rest' : id)),
      }),
    );
    await runDone(await toPublish());
    expect(school.content.data('videos/b')).toMatchObject({
      title: 'Deep rest',
      durationSeconds: 90,
    });
  });

  it('refuses a conflict, and names the draft', async () => {
    const draft = putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Mine' }) });
    await publishTestPack(school, createTestPack(['a', 'b', 'c', 'd'], 'Theirs'));
    expect(await run(await toPublish())).toMatchObject({
      error: { code: 'drafts-in-conflict', conflicts: [draft] },
    });
  });

  it.each([
    ['a missing style', { style: 'unknown' }, 'style'],
    ['an empty title', { title: '' }, 'title'],
    ['another id', { id: 'c' }, 'id'],
    ['a field that does not exist', { tint: 'red' }, 'tint'],
    ['an http address', { poster: 'http://media.example/a.webp' }, 'poster'],
  ])('refuses %s, and names the field', async (_, change, field) => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', change) as never });
    const result = await run(await toPublish());
    expect(result).toMatchObject({
      error: { code: 'content-invalid', entryProblems: [{ list: 'videos', id: 'b', field }] },
    });
    expect(school.content.writes).toEqual([]);
  });

  it('refuses a draft that can’t be read, and says what to do', async () => {
    const id = putDraft(school, 'videos', 'b', { entry: entryOf('b') });
    school.content.put(`drafts/${id}`, { ...school.content.data(`drafts/${id}`), data: '{' });
    expect(await run(await toPublish())).toMatchObject({
      error: {
        code: 'content-invalid',
        entryProblems: [{ id: 'b', reason: expect.stringContaining('discard') }],
      },
    });
  });

  it('is refused if a draft was saved since the plan, and then nothing is lost', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'One' }) });
    const request = await toPublish();
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Two' }) });
    expect(await codeOf(request)).toBe('drafts-changed');
    expect(await codeOf(await toPublish(['videos-unknown']).catch(() => request))).toBe(
      'drafts-changed',
    );
    // Also while it is published.
    const last = await toPublish();
    school.content.beforeCommit = () => {
      school.content.beforeCommit = () => undefined;
      putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Three' }) });
    };
    expect(await codeOf(last)).toBe('drafts-changed');
    expect(school.content.paths('drafts')).toHaveLength(1);
    expect(titleOf('b')).toBe('Class b');
  });

  it('is refused for another release than the one that was planned for', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'One' }) });
    const request = await toPublish();
    await publishTestPack(school, createTestPack(['a', 'b', 'c', 'd', 'e']));
    expect(await run(request)).toMatchObject({
      error: { code: 'release-changed', release: '000002' },
    });
  });

  it('deletes most classes only with a confirmation and a recent sign-in', async () => {
    for (const id of ['b', 'c', 'd']) putDraft(school, 'videos', id, { entry: null });
    const args = await plan();
    expect(await codeOf(toRequest('catalogue.publish', args))).toBe('mass-deletion');
    const certain = toRequest('catalogue.publish', { ...args, isMassDeletion: true });
    expect(await codeOf(certain, { hasRecentSignIn: false })).toBe('recent-sign-in-required');
    expect(await codeOf(certain, { hasRecentSignIn: true })).toBe('done');
  });

  it('does nothing twice, also if the answer is lost', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'One' }) });
    const request = await toPublish();
    school.content.afterCommit = () => {
      throw new Error('no answer');
    };
    await expect(runAct(school, request, gaia)).rejects.toThrow('no answer');
    school.content.afterCommit = () => undefined;
    const act = await runDone(request);
    expect(act.after).toEqual({ release: '000002' });
    expect(await runDone(request)).toEqual(act);
    expect(school.content.paths('releases')).toHaveLength(2);
  });

  it('says that there is nothing to publish, and removes drafts that change nothing', async () => {
    expect(await codeOf(await toPublish())).toBe('nothing-to-publish');
    putDraft(school, 'videos', 'b', { entry: entryOf('b') });
    expect(await codeOf(await toPublish())).toBe('unchanged');
    expect(school.content.paths('drafts')).toEqual([]);
    expect(school.content.paths('releases')).toHaveLength(1);
  });

  it('writes nothing in a dry run', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'One' }) });
    expect(await codeOf(await toPublish(), { isDryRun: true })).toBe('done');
    expect(school.content.writes).toEqual([]);
    expect(school.content.paths('drafts')).toHaveLength(1);
  });

  it('marks translations of a text that changed, until they are confirmed', async () => {
    const title = { en: 'Rest', ar: 'راحة' };
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title }) });
    await runDone(await toPublish());
    const next = { en: 'Deep rest', ar: 'راحة' };
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: next }) });
    await runDone(await toPublish());
    const rowOf = async () => (await readLiveState(school.content)).live?.contents.videos[1];
    expect(await rowOf()).toMatchObject({ outdated: ['ar'] });
    putDraft(school, 'videos', 'b', {
      entry: entryOf('b', { title: next }),
      confirmed: ['ar/title'],
    });
    await runDone(await toPublish());
    expect(await rowOf()).not.toHaveProperty('outdated');
  });

  it('deletes 1,000 published drafts, and keeps one that was saved meanwhile', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => `n${n}`);
    for (const id of many) putDraft(school, 'videos', id, { entry: { ...createClass(id), id } });
    const request = await toPublish();
    school.content.beforeCommit = (_, changes) => {
      if (!changes.some(({ path }) => path === 'catalogue/manifest')) return;
      putDraft(school, 'videos', 'n7', { entry: { ...createClass('n7', 'Later'), id: 'n7' } });
    };
    await runDone(request);
    expect(school.content.paths('drafts')).toEqual(['drafts/videos-n7']);
    expect(await liveClasses()).toHaveLength(1004);
  });
});

describe('the same pack, published by the command and by the studio', () => {
  const publishInStudio = async (pack: ContentPack) => {
    for (const list of packLists)
      for (const [n, entry] of pack[list].entries())
        putDraft(school, list, entry.id, {
          entry: JSON.parse(JSON.stringify(entry)),
          after: pack[list][n - 1]?.id ?? null,
        });
    await runDone(await toPublish());
  };
  const expectSameDocuments = (byCommand: TestServices) => {
    for (const collection of ['sources', 'catalogue', 'videos', 'events'])
      expect([collection, school.content.paths(collection)]).toEqual([
        collection,
        byCommand.content.paths(collection),
      ]);
    for (const path of ['catalogue/index-0', 'catalogue/manifest', 'videos/m', 'events/live'])
      expect(school.content.data(path)).toEqual(byCommand.content.data(path));
  };

  it('gives equal live documents, equal parts and an equal order', async () => {
    const full = createTestPack(['z', 'm', 'a', 'k'], 'Full', {
      series: [{ id: 'one', title: { en: 'One', ar: 'واحد' }, videos: ['m', 'z'] }],
      instructors: [{ id: 'ida', name: 'Ida' }],
      styles: [
        { id: 's', name: 'S' },
        { id: 'long style', name: { en: 'Long', ar: 'طويل' } },
      ],
    });
    const byCommand = createSchool();
    const empty = createTestPack([]);
    await publishTestPack(byCommand, empty);
    await publishTestPack(byCommand, full);

    school = createSchool();
    await publishTestPack(school, empty);
    await publishInStudio(full);
    expectSameDocuments(byCommand);
    const releaseOf = ({ content }: TestServices) => {
      const { by: _, note: __, ...release } = content.data('releases/000002')!;
      return release;
    };
    expect(releaseOf(school)).toEqual(releaseOf(byCommand));
  });

  it('is the same for the first release of a school in another language', async () => {
    const arabic = createTestPack(['m', 'a'], undefined, {
      language: 'ar',
      styles: [{ id: 's', name: 'قوة' }],
      videos: ['m', 'a'].map((id) => ({
        ...createClass(id, `درس ${id}`),
        poster: `pictures/${id}.webp`,
      })),
    });
    const byCommand = createSchool();
    await publishTestPack(byCommand, arabic);

    school = createSchool();
    // The settings of the function. The command takes the same from the pack and its options.
    const { mediaBase } = byCommand.content.data('releases/000001') as { mediaBase: string };
    school.content.getFirstRelease = () => ({ language: 'ar', mediaBase });
    await publishInStudio(arabic);
    expectSameDocuments(byCommand);
    expect(school.content.data('releases/000001')).toMatchObject({ language: 'ar', mediaBase });
  });

  it('later releases keep the language and the base URL of the first one if the settings change', async () => {
    school.content.getFirstRelease = () => ({
      language: 'ar',
      mediaBase: 'https://other.example/',
    });
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Deep rest' }) });
    await runDone(await toPublish());
    expect(school.content.data('releases/000002')).toMatchObject({
      language: 'en',
      mediaBase: school.content.data('releases/000001')?.['mediaBase'],
    });
  });
});

describe('catalogue.restore and undo', () => {
  const publishTitle = async (title: string) => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title }) });
    return runDone(await toPublish());
  };
  const documentsNow = () =>
    [...school.content.documents.values()]
      .filter(({ path }) => /^(catalogue|videos|events)\//.test(path))
      .map(({ path, data }) => [path, data] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));

  it('makes an earlier release live again, and keeps the drafts', async () => {
    const before = documentsNow();
    await publishTitle('Two');
    await publishTitle('Three');
    putDraft(school, 'videos', 'c', { entry: entryOf('c', { title: 'Draft' }) });
    const args = { release: '000001', parent: '000003', note: 'Back' };
    const act = await runDone(toRequest('catalogue.restore', args));
    expect(act).toMatchObject({ before: { release: '000003' }, after: { release: '000004' } });
    expect(school.content.data('releases/000004')).toMatchObject({ restores: '000001' });
    expect(school.content.data('releases/000004')?.['buckets']).toEqual(
      school.content.data('releases/000001')?.['buckets'],
    );
    expect(documentsNow()).toEqual(before);
    expect(school.content.paths('drafts')).toHaveLength(1);
    expect(await codeOf(toRequest('catalogue.restore', args))).toBe('release-changed');
    expect(
      await codeOf(
        toRequest('catalogue.restore', { ...args, release: '000099', parent: '000004' }),
      ),
    ).toBe('release-not-found');
    expect(await codeOf(toRequest('catalogue.restore', { ...args, parent: '000004' }))).toBe(
      'unchanged',
    );
  });

  it('undoes a publication once, and only while nothing was published since', async () => {
    const before = documentsNow();
    const act = await publishTitle('Two');
    const undo = toRequest('act.undo', { act: act.id });
    const undone = await runDone(undo);
    expect(undone).toMatchObject({
      subject: { kind: 'release', id: '000003' },
      undoes: act.id,
      before: { release: '000002' },
      after: { release: '000003' },
      isUndoable: false,
    });
    expect(documentsNow()).toEqual(before);
    expect(await runDone(undo)).toEqual(undone);
    expect(school.log.acts.get(act.id)?.undoneBy).toBe(undo.id);
    expect(await codeOf(toRequest('act.undo', { act: act.id }))).toBe('already-undone');
    expect(await codeOf(toRequest('act.undo', { act: undo.id }))).toBe('not-undoable');
    const second = await publishTitle('Four');
    await publishTitle('Five');
    expect(await codeOf(toRequest('act.undo', { act: second.id }))).toBe('changed-since');
    expect((await verifyLog(school.log)).problems).toEqual([]);
  });

  it('leaves drafts without a conflict, unless both changed the same field', async () => {
    await publishTitle('Two');
    // These drafts begin from the release that is restored away.
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Two', durationSeconds: 90 }) });
    putDraft(school, 'videos', 'c', { entry: entryOf('c') });
    const args = { release: '000001', parent: '000002', note: '' };
    await runDone(toRequest('catalogue.restore', args));
    await runDone(await toPublish());
    expect(school.content.data('videos/b')).toMatchObject({
      title: 'Class b',
      durationSeconds: 90,
    });
  });

  it('needs a recent sign-in to undo what deletes most classes', async () => {
    for (const id of ['e', 'f', 'g', 'h', 'i'])
      putDraft(school, 'videos', id, { entry: { ...createClass(id), id } });
    const act = await runDone(await toPublish());
    const undo = toRequest('act.undo', { act: act.id });
    expect(await codeOf(undo, { hasRecentSignIn: false })).toBe('recent-sign-in-required');
    expect(await codeOf(undo, { hasRecentSignIn: true })).toBe('done');
  });

  it('is only repeated in the log when acts are run again', async () => {
    await publishTitle('Two');
    const acts = [...school.log.acts.values()];
    const other = createSchool();
    await replayActs(other, acts);
    expect([...other.log.acts.values()]).toEqual(acts);
    expect(other.content.documents.size).toBe(0);
  });
});

describe('a planned release', () => {
  const schedule = async (over: Partial<ActArguments['catalogue.schedule']> = {}) => {
    const { parent: _, ...args } = await plan();
    const publishAt = new Date(NOW + HOUR).toISOString();
    return toRequest('catalogue.schedule', { ...args, publishAt, ...over });
  };
  const plannedOf = ({ id }: ActRequest) =>
    school.content.data(`plannedReleases/${id}`) as unknown as PlannedRelease;

  it('is published at its time, with the content that the drafts had', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    putDraft(school, 'videos', 'c', { entry: entryOf('c', { title: 'Kept' }) });
    const request = await schedule();
    expect(await runDone(request)).toMatchObject({
      subject: { kind: 'plannedRelease', id: request.id },
      isUndoable: true,
    });
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Edited since' }) });
    expect(await runDue(school, NOW + HOUR - 1)).toEqual({
      published: [],
      failed: [],
      refreshed: 0,
    });
    expect(await runDue(school, NOW + HOUR)).toMatchObject({ published: [request.id] });
    expect([titleOf('b'), titleOf('c')]).toEqual(['Planned', 'Kept']);
    expect(plannedOf(request)).toMatchObject({ state: 'published', release: '000002' });
    // The draft that was saved since stays.
    expect(school.content.paths('drafts')).toEqual(['drafts/videos-b']);
    const act = [...school.log.acts.values()].at(-1);
    expect(act).toMatchObject({
      kind: 'catalogue.publish',
      by: 'gaia',
      args: { planned: request.id },
      after: { release: '000002' },
    });
    expect(await runDue(school, NOW + 2 * HOUR)).toMatchObject({ published: [] });
    expect(await codeOf(toRequest('catalogue.unschedule', { planned: request.id }))).toBe(
      'planned-release-ended',
    );
    expect(await codeOf(toRequest('act.undo', { act: request.id }))).toBe('changed-since');
  });

  it('leaves no draft that changes nothing if it was saved again with the planned content', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    await runDone(await schedule());
    // Edited, and edited back: another version with the same content.
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    await runDue(school, NOW + HOUR);
    expect(titleOf('b')).toBe('Planned');
    expect(school.content.paths('drafts')).toEqual([]);
  });

  it('fails if a style that it names was deleted since, and keeps its draft', async () => {
    putDraft(school, 'styles', 'dance', { entry: { id: 'dance', name: 'Dance' } });
    await runDone(await toPublish());
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { style: 'dance' }) });
    const request = await schedule();
    await runDone(request);
    putDraft(school, 'styles', 'dance', { entry: null });
    await runDone(await toPublish(['styles-dance']));
    expect(await runDue(school, NOW + HOUR)).toMatchObject({
      failed: [{ id: request.id, code: 'content-invalid' }],
    });
    expect(school.content.data('videos/b')).toMatchObject({ styleId: 's' });
    expect(school.content.paths('drafts')).toEqual(['drafts/videos-b']);
  });

  it('publishes entries that name each other together, in any order of their drafts', async () => {
    putDraft(school, 'videos', 'a-new', {
      entry: { ...createClass('a-new'), id: 'a-new', style: 'z-new' },
    });
    putDraft(school, 'styles', 'z-new', { entry: { id: 'z-new', name: 'New' } });
    putDraft(school, 'series', 'week', {
      entry: { id: 'week', title: 'A week', videos: ['a-new'] },
    });
    const request = await schedule();
    await runDone(request);
    expect(await runDue(school, NOW + HOUR)).toMatchObject({ published: [request.id] });
    expect(school.content.data('videos/a-new')).toMatchObject({ styleName: 'New' });
  });

  it('is published once, although two instances of the schedule run', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    await runDone(await schedule());
    await Promise.all([runDue(school, NOW + HOUR), runDue(school, NOW + HOUR)]);
    expect(school.content.paths('releases')).toHaveLength(2);
    expect(school.log.acts.size).toBe(3);
  });

  it.each([
    ['canceled', (id: string) => toRequest('catalogue.unschedule', { planned: id })],
    ['undone', (id: string) => toRequest('act.undo', { act: id })],
  ])('is not published after it was %s', async (_, cancel) => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    const request = await schedule();
    await runDone(request);
    await runDone(cancel(request.id));
    expect(plannedOf(request).state).toBe('canceled');
    await runDue(school, NOW + HOUR);
    expect(titleOf('b')).toBe('Class b');
    expect(school.content.paths('drafts')).toHaveLength(1);
    expect(await codeOf(cancel(request.id))).not.toBe('done');
  });

  it('fails with a reason if it can’t be published, and the others are', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Mine' }) });
    const first = await schedule();
    await runDone(first);
    school.content.put('drafts/videos-b', null);
    putDraft(school, 'videos', 'c', { entry: entryOf('c', { title: 'Fine' }) });
    const second = await schedule();
    await runDone(second);
    const theirs = ['a', 'b', 'c', 'd'].map((id) =>
      createClass(id, id === 'b' ? 'Theirs' : undefined),
    );
    await publishTestPack(
      school,
      createTestPack(['a', 'b', 'c', 'd'], undefined, { videos: theirs }),
    );
    expect(await runDue(school, NOW + HOUR)).toMatchObject({
      failed: [{ id: first.id, code: 'drafts-in-conflict' }],
      published: [second.id],
    });
    expect(plannedOf(first)).toMatchObject({ state: 'failed', error: 'drafts-in-conflict' });
    expect([titleOf('b'), titleOf('c')]).toEqual(['Theirs', 'Fine']);
  });

  it('fails if who planned it is no longer an administrator', async () => {
    school = createSchool([createAccount({ uid: 'mod', claims: { role: 'moderator' } })]);
    await publishTestPack(school, small);
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    const request = await schedule();
    await runDone(request, { by: 'mod' });
    await runDue(school, NOW + HOUR);
    expect(plannedOf(request)).toMatchObject({ state: 'failed', error: 'forbidden' });
    expect(titleOf('b')).toBe('Class b');
  });

  it('waits while another publication is running', async () => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    const request = await schedule();
    await runDone(request);
    school.content.put('releaseLog/run', {
      run: 'other',
      until: new Date(NOW + HOUR + 5000).toISOString(),
      unfinished: [],
      isUnknown: false,
    });
    expect(await runDue(school, NOW + HOUR)).toMatchObject({ published: [], failed: [] });
    expect(plannedOf(request).state).toBe('waiting');
    expect(await runDue(school, NOW + HOUR + 6000)).toMatchObject({
      published: [request.id],
    });
  });

  it.each([
    ['a time in the past', { publishAt: new Date(NOW).toISOString() }, 'past-date'],
    ['a time in two years', { publishAt: '2029-01-01T00:00:00Z' }, 'invalid-argument'],
    ['another plan', { plan: '0'.repeat(64) }, 'drafts-changed'],
  ])('is refused for %s', async (_, over, code) => {
    putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'Planned' }) });
    expect(await codeOf(await schedule(over))).toBe(code);
  });

  it('is refused if it is too large for one document', async () => {
    const description = 'x'.repeat(4900);
    for (let n = 0; n < 200; n += 1)
      putDraft(school, 'videos', `n${n}`, {
        entry: { ...createClass(`n${n}`), id: `n${n}`, description },
      });
    expect(await codeOf(await schedule())).toBe('too-large');
  });
});

describe('replays and drift', () => {
  const joinOf = () => school.content.data('events/live/access/join');

  it('shows a replay once its event is over, without a release and without an act', async () => {
    expect(joinOf()).toMatchObject({ replayVideoId: null });
    expect(await runDue(school, NOW + HOUR - 1)).toMatchObject({ refreshed: 0 });
    expect(school.content.writes).toEqual([]);
    expect(await runDue(school, NOW + HOUR)).toMatchObject({ refreshed: 2 });
    expect(joinOf()).toMatchObject({ replayVideoId: 'a' });
    expect(school.content.data('events/live')).toMatchObject({ hasReplay: true });
    expect(school.content.paths('releases')).toHaveLength(1);
    expect(school.log.acts.size).toBe(1);
    expect(await runDue(school, NOW + 2 * HOUR)).toMatchObject({ refreshed: 0 });
    expect(await reportDrift(school.content, NOW + 2 * HOUR)).toMatchObject({ changed: [] });
  });

  it('reports live documents that are missing, changed or unknown', async () => {
    expect(await reportDrift(school.content, NOW)).toMatchObject({
      release: '000001',
      compared: 12,
      missing: [],
      changed: [],
      unknown: [],
    });
    school.content.put('videos/a', { ...school.content.data('videos/a'), title: 'Edited by hand' });
    school.content.put('videos/b/playback/main', null);
    school.content.put('events/other', { title: 'By hand' });
    school.content.put('videos/a/comments/1', { text: 'not from a pack' });
    const report = await reportDrift(school.content, NOW + 1000);
    expect(report).toMatchObject({
      missing: ['videos/b/playback/main'],
      changed: ['videos/a'],
      unknown: ['events/other'],
    });
    expect(school.content.data('releaseLog/drift')).toEqual(report);
  });

  it('reports nothing if something is published meanwhile', async () => {
    const { list } = school.content;
    school.content.list = async function* listSlowly(collection, isGroup) {
      if (collection === 'events') await publishTestPack(school, createTestPack(['a', 'q']));
      yield* list(collection, isGroup);
    };
    expect(await reportDrift(school.content, NOW)).toBeNull();
    expect(school.content.data('releaseLog/drift')).toBeNull();
  });

  it('reports nothing while a publication is running', async () => {
    const until = new Date(NOW + 20_000).toISOString();
    school.content.put('releaseLog/run', { run: 'other', until, unfinished: [], isUnknown: false });
    expect(await reportDrift(school.content, NOW)).toBeNull();
    expect(school.content.data('releaseLog/drift')).toBeNull();
  });
});

it('an error of the service is no refusal', async () => {
  school.content.beforeCommit = () => {
    throw new Error('the line went dead');
  };
  putDraft(school, 'videos', 'b', { entry: entryOf('b', { title: 'One' }) });
  const error = await run(await toPublish()).catch((caught: unknown) => caught);
  expect(error).not.toBeInstanceOf(AdminError);
  expect(school.content.paths('drafts')).toHaveLength(1);
});

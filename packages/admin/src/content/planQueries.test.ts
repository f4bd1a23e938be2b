import { beforeEach, describe, expect, it } from 'vitest';

import { getActResult } from '../acts/runAct';
import type { ActRequest, CataloguePlan } from '../contract';
import type { QueryContext } from '../queries/adminQueryServices';
import { runQuery } from '../queries/runQuery';
import {
  createClass,
  createSchool,
  createTestPack,
  NOW,
  publishTestPack,
  putDraft,
} from '../testing/contentSamples';
import type { TestServices } from '../testing/createTestServices';
import { runDue } from './runDue';

let school: TestServices;
const pack = createTestPack(['a', 'b', 'c', 'd']);
const entryOf = (id: string, change: object = {}) => ({
  ...pack.videos.find((one) => one.id === id)!,
  ...change,
});
const query = (kind: 'catalogue.plan' | 'catalogue.planRestore', args: object) =>
  runQuery(
    { services: school, now: NOW } as unknown as QueryContext,
    kind,
    args,
  ) as Promise<CataloguePlan>;
const plan = (drafts: 'all' | readonly string[] = 'all') => query('catalogue.plan', { drafts });
const run = (kind: string, args: object) =>
  getActResult(school, { id: crypto.randomUUID(), kind, args } as ActRequest, {
    by: 'gaia',
    now: NOW,
  });
const listPages = ({ pages }: CataloguePlan) => pages.map(({ path, change }) => [path, change]);

beforeEach(async () => {
  school = createSchool();
  await publishTestPack(school, pack);
});

describe('the plan of drafts', () => {
  it('is about the chosen drafts alone, and writes nothing', async () => {
    putDraft(school, 'videos', 'a', { entry: entryOf('a', { title: 'Deep rest' }) });
    const chosen = putDraft(school, 'videos', 'b', { entry: null });
    const before = [...school.content.documents];
    const found = await plan([chosen]);
    expect(found.parent).toBe('000001');
    expect(found.entries.map(({ id, change, title }) => [id, change, title])).toEqual([
      ['b', 'deleted', 'Class b'],
    ]);
    expect(listPages(found)[0]).toEqual(['/videos/watch/b', 'disappears']);
    expect([...school.content.documents]).toEqual(before);
  });

  it('has a token with which they are published, and the number of writes', async () => {
    putDraft(school, 'videos', 'a', { entry: entryOf('a', { title: 'Deep rest' }) });
    const { token, parent, writes } = await plan();
    expect(writes).toBeGreaterThan(0);
    const result = await run('catalogue.publish', {
      drafts: 'all',
      plan: token,
      parent,
      note: '',
    });
    expect(result.outcome).toBe('done');
    expect((await plan()).entries).toEqual([]);
  });

  it('has another token after a draft was saved again', async () => {
    const id = putDraft(school, 'videos', 'a', { entry: entryOf('a', { title: 'Deep rest' }) });
    const first = await plan([id]);
    putDraft(school, 'videos', 'a', { entry: entryOf('a', { title: 'Deeper rest' }) });
    expect((await plan([id])).token).not.toBe(first.token);
  });

  it('names problems, and shows no page until they are corrected', async () => {
    putDraft(school, 'videos', 'a', { entry: entryOf('a', { style: 'unknown' }) });
    const found = await plan();
    expect(found.problems).toEqual([
      expect.objectContaining({ list: 'videos', id: 'a', field: 'style' }),
    ]);
    expect(found.pages).toEqual([]);
  });

  it('shows what someone else published since, and does not undo it', async () => {
    const id = putDraft(school, 'videos', 'b', {
      entry: entryOf('b', { title: 'Mine', durationSeconds: 90 }),
    });
    await publishTestPack(
      school,
      createTestPack([], undefined, {
        videos: ['a', 'b', 'c', 'd'].map((one) => ({
          ...createClass(one, one === 'b' ? 'Theirs' : undefined),
          ...(one === 'b' && { level: 'advanced' as const }),
        })),
      }),
    );
    const found = await plan([id]);
    expect(found.parent).toBe('000002');
    expect(found.entries[0]).toMatchObject({ merged: ['level'], conflicts: ['title.en'] });
    expect(found.pages[0]?.differences.map(({ path }) => path)).not.toContain('level');
  });

  it('refuses a draft that does not exist', async () => {
    await expect(plan(['videos-gone'])).rejects.toMatchObject({ body: { code: 'drafts-changed' } });
  });
});

describe('the plan of a restoration', () => {
  beforeEach(async () => {
    putDraft(school, 'videos', 'b', { entry: null });
    putDraft(school, 'videos', 'new', { entry: { ...createClass('new'), id: 'new' } });
    const { token, parent } = await plan();
    await run('catalogue.publish', { drafts: 'all', plan: token, parent, note: '' });
  });

  it('shows what appears again and what disappears', async () => {
    const found = await query('catalogue.planRestore', { release: '000001' });
    expect(found).toMatchObject({ parent: '000002', entries: [], problems: [] });
    expect(listPages(found)).toEqual(
      expect.arrayContaining([
        ['/videos/watch/b', 'appears'],
        ['/videos/watch/new', 'disappears'],
      ]),
    );
  });

  it('is empty for the live release', async () => {
    const found = await query('catalogue.planRestore', { release: '000002' });
    expect(found).toMatchObject({ pages: [], moves: [], searches: [], writes: 0 });
  });

  it('refuses a release that does not exist', async () => {
    await expect(query('catalogue.planRestore', { release: '000009' })).rejects.toMatchObject({
      body: { code: 'release-not-found' },
    });
  });
});

it('plans nothing for drafts that a planned release has published before', async () => {
  const id = putDraft(school, 'videos', 'a', { entry: entryOf('a', { title: 'Deep rest' }) });
  const { token, parent } = await plan([id]);
  const publishAt = new Date(NOW + 3_600_000).toISOString();
  const drafts = [id];
  await run('catalogue.schedule', { drafts, plan: token, note: '', publishAt });
  await run('catalogue.publish', { drafts, plan: token, parent, note: '' });
  await runDue(school, NOW + 7_200_000);
  const [path = ''] = school.content.paths('plannedReleases');
  expect(school.content.data(path)).toMatchObject({ state: 'published', error: null });
});

import { toDraftId } from '@gschool/admin/content';
import type { SourceEntry } from '@gschool/domain/content-pack';
import { createMockServer, firestoreFetch, type MockServer } from '@gschool/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { errorOf } from '../../../firebase/testing/demoBackend';
import { createTestToken } from '../../../testing/createTestStore';
import type { ContentRepository } from '../contentRepository';
import { firstRelease } from '../testing/testContent';
import { saveDrafts, type NewDraft, type SaveDraftsOptions } from '../saveDrafts';
import { createContentRepository } from './contentRepository';

const sunrise: SourceEntry = { id: 'sunrise', title: { en: 'Sunrise', ar: 'شروق' }, level: 'easy' };

let server: MockServer;
let fetchMock: ReturnType<typeof vi.spyOn>;
/** The operations that were sent, in order. */
let sent: { operation: string; documents: number }[] = [];

const service = (claims: { sub: string; role: string }) => ({
  origin: 'https://firestore.googleapis.com',
  projectId: 'demo-gschool',
  apiKey: 'key',
  token: () => Promise.resolve(createTestToken(claims)),
});
const as = (uid: string, role: string): ContentRepository =>
  createContentRepository(service({ sub: uid, role }));
const mira = () => as('mira', 'moderator');

const DIGEST = 'a'.repeat(64);
const releaseIds = ['000001', '000002', '000003'];

beforeAll(async () => {
  server = await createMockServer();
  const put = (path: string, data: object): void => {
    server.store.putDocument(path, data as Parameters<typeof server.store.putDocument>[1]);
  };
  for (const [path] of [...server.store.collection('', 'releases')])
    server.store.putDocument(path, null);
  for (const [index, id] of releaseIds.entries()) {
    const { id: _, ...release } = firstRelease;
    const parent = releaseIds[index - 1] ?? null;
    put(`releases/${id}`, { ...release, number: index + 1, parent });
  }
  const at = '2026-11-21T10:00:00.000Z';
  put('releaseLog/head', { release: '000003', number: 3, compiledAt: at });
  put('releaseLog/drift', {
    ...{ at, release: '000003', compared: 12, missing: ['videos/a'], changed: [], unknown: [] },
  });
  put(`sources/${DIGEST}`, { data: JSON.stringify([{ entry: sunrise }]) });
  const draft = { list: 'videos', entryId: 'sunrise', base: null, confirmed: [], version: '1' };
  put('plannedReleases/1', {
    ...{ drafts: [{ ...draft, entry: sunrise }], note: '', publishAt: at, by: 'mira' },
    ...{ state: 'waiting', error: null, release: null },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
  const respond = firestoreFetch(server.store);
  fetchMock = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const body = JSON.parse(String(init?.body)) as { documents?: unknown[]; writes?: unknown[] };
    const operation = /:(\w+)\?/.exec(String(input))?.[1] ?? '';
    sent.push({ operation, documents: (body.documents ?? body.writes ?? []).length });
    return respond(input, init);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const [path] of [...server.store.collection('', 'drafts')])
    server.store.putDocument(path, null);
});

const write = (entry: SourceEntry | null, version: string | null = null, entryId = 'sunrise') =>
  mira().write('mira', [
    {
      list: 'videos',
      entryId,
      content: { entry, confirmed: ['ar/title'], after: null },
      base: '000001',
      version,
    },
  ]);

describe('a draft', () => {
  it('is written with the server’s time under the access rules, and read with its version', async () => {
    const [version] = await write(sunrise);
    expect(version).toMatch(/Z$/);
    const { draft } = await mira().open(toDraftId('videos', 'sunrise'));
    expect(draft).toEqual({
      id: 'videos-sunrise',
      list: 'videos',
      entryId: 'sunrise',
      entry: sunrise,
      confirmed: ['ar/title'],
      after: null,
      base: '000001',
      by: 'mira',
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      version,
    });
    expect(sent).toEqual([
      { operation: 'commit', documents: 1 },
      { operation: 'batchGet', documents: 2 },
    ]);
  });

  it('of a style with a space in its id has a safe path', async () => {
    const entry = { id: 'slow strength', name: 'Slow strength' };
    await mira().write('mira', [
      {
        list: 'styles',
        entryId: entry.id,
        content: { entry, confirmed: [] },
        base: null,
        version: null,
      },
    ]);
    const id = toDraftId('styles', entry.id);
    expect((await mira().open(id)).draft).toMatchObject({ entryId: 'slow strength', base: null });
    await mira().enter(id, 'mira', 'Mira');
    expect(await mira().editors(id)).toMatchObject([{ uid: 'mira' }]);
  });

  it('is written only if it has the given version', async () => {
    const [first] = await write(sunrise);
    expect((await errorOf(write(sunrise))).kind).toBe('conflict');
    const [second] = await write({ ...sunrise, level: 'hard' }, first);
    expect((await errorOf(write(sunrise, first))).kind).toBe('conflict');
    await mira().write('mira', [
      { list: 'videos', entryId: 'sunrise', content: null, base: null, version: second ?? null },
    ]);
    expect((await mira().open('videos-sunrise')).draft).toBeNull();
    expect((await errorOf(write(sunrise, second))).kind).toBe('conflict');
  });

  it('is refused to members and for another author', async () => {
    const member = as('zoe', 'user');
    expect((await errorOf(member.open('videos-sunrise'))).kind).toBe('forbidden');
    expect((await errorOf(member.drafts(null, 500))).kind).toBe('forbidden');
    const draft = { content: { entry: sunrise, confirmed: [] }, base: null, version: null };
    const forged = mira().write('zoe', [{ list: 'videos', entryId: 'sunrise', ...draft }]);
    expect((await errorOf(forged)).kind).toBe('forbidden');
  });

  it('that can’t be read is left out of a list with a warning, and is an error when opened', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await write(sunrise);
    server.store.putDocument('drafts/videos-broken', {
      ...{ list: 'videos', entryId: 'broken', data: '{"entry":', base: '', by: 'mira' },
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
    const { drafts } = await mira().drafts(null, 500);
    expect(drafts.map(({ id }) => id)).toEqual(['videos-sunrise']);
    expect(warn).toHaveBeenCalledOnce();
    expect((await errorOf(mira().open('videos-broken'))).kind).not.toBe('notFound');
  });
});

describe('lists', () => {
  it('of drafts are read in pages by id', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await write({ id, title: id }, null, id);
    const first = await mira().drafts(null, 2);
    expect(first).toMatchObject({ drafts: [{ entryId: 'a' }, { entryId: 'b' }], next: 'videos-b' });
    const last = await mira().drafts('videos-d', 2);
    expect(last).toMatchObject({ drafts: [{ entryId: 'e' }], next: null });
    expect(await mira().draftsById(['videos-x', 'videos-c'])).toMatchObject([
      null,
      { entryId: 'c' },
    ]);
  });

  it('of releases begin with the newest', async () => {
    const first = await mira().releases(null, 2);
    expect(first.releases.map(({ id }) => id)).toEqual(['000003', '000002']);
    expect(first.next).toBe(2);
    expect(await mira().releases(2, 2)).toEqual({ releases: [firstRelease], next: null });
    expect(await mira().release('000001')).toEqual(firstRelease);
    expect(await mira().release('999999')).toBeNull();
    expect(await mira().head()).toMatchObject({ release: '000003', number: 3 });
  });

  it('of planned releases have their drafts, and the drift its paths', async () => {
    expect(await mira().planned()).toMatchObject([
      { id: '1', state: 'waiting', drafts: [{ id: 'videos-sunrise', entry: sunrise }] },
    ]);
    expect(await mira().drift()).toMatchObject({ compared: 12, missing: ['videos/a'] });
  });

  it('of parts have each digest, and a missing part is an error', async () => {
    const parts = await mira().parts([DIGEST]);
    expect(parts.get(DIGEST)).toContain('Sunrise');
    expect((await errorOf(mira().parts([DIGEST, '0'.repeat(64)]))).kind).toBe('notFound');
  });

  it('of many parts are read in groups of eight', async () => {
    const digests = Array.from({ length: 20 }, (_, index) => String(index).padStart(64, 'b'));
    for (const digest of digests) server.store.putDocument(`sources/${digest}`, { data: digest });
    const parts = await mira().parts(digests);
    expect([...parts]).toEqual(expect.arrayContaining(digests.map((one) => [one, one])));
    expect(sent.map(({ documents }) => documents).toSorted()).toEqual([4, 8, 8]);
  });
});

describe('who is here', () => {
  it('is written and removed by each editor', async () => {
    const zoe = as('zoe', 'admin');
    await mira().enter('videos-sunrise', 'mira', 'M'.repeat(300));
    await zoe.enter('videos-sunrise', 'zoe', 'Zoe');
    const editors = await zoe.editors('videos-sunrise');
    expect(editors.map(({ uid }) => uid)).toEqual(['mira', 'zoe']);
    expect(editors[0]?.name).toHaveLength(200);
    expect(Date.parse(editors[0]?.at ?? '')).toBeGreaterThan(0);
    expect((await errorOf(zoe.leave('videos-sunrise', 'mira', false))).kind).toBe('forbidden');
    await mira().leave('videos-sunrise', 'mira', true);
    expect(await zoe.editors('videos-sunrise')).toHaveLength(1);
    expect(fetchMock).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ keepalive: true }),
    );
  });
});

describe('1,000 drafts', () => {
  const drafts = Array.from({ length: 1000 }, (_, number): NewDraft => {
    const entryId = `class-${number}`;
    const description = 'A quiet hour on the mat. '.repeat(80);
    return {
      list: 'videos',
      entryId,
      entry: { id: entryId, title: `Class ${number}`, description, level: 'hard' },
      stored: null,
      live: { entry: { id: entryId, title: `Class ${number}`, description, level: 'easy' } },
      release: '000001',
    };
  });
  const options = (): SaveDraftsOptions => ({
    uid: 'mira',
    run: (operation) => operation(mira()),
    isOnline: () => true,
    onDrafts: () => undefined,
    now: () => Date.now(),
  });
  const none = { saved: 0, unchanged: 0, conflict: 0, failed: 0, offline: 0 };

  it('are saved with two requests, within three seconds', async () => {
    const start = performance.now();
    const steps: number[] = [];
    const onProgress = (done: number) => void steps.push(done);
    expect(await saveDrafts(drafts, { ...options(), onProgress })).toEqual({
      ...none,
      saved: 1000,
    });
    expect(performance.now() - start).toBeLessThan(3000);
    expect(sent).toEqual([
      { operation: 'commit', documents: 500 },
      { operation: 'commit', documents: 500 },
    ]);
    expect(steps).toEqual([500, 1000]);
  });

  it('count each outcome, and leave out only what someone else has changed', async () => {
    await write({ id: 'class-7', title: 'Another' }, null, 'class-7');
    const mixed: NewDraft[] = [
      ...drafts.slice(0, 100),
      { ...drafts[100]!, entry: drafts[100]!.live!.entry },
      { ...drafts[101]!, entry: { ...drafts[101]!.entry!, description: 'x'.repeat(60_000) } },
    ];
    expect(await saveDrafts(mixed, options())).toEqual({
      ...none,
      saved: 99,
      unchanged: 1,
      conflict: 1,
      failed: 1,
    });
    const { draft } = await mira().open('videos-class-7');
    expect(draft?.entry).toEqual({ id: 'class-7', title: 'Another' });
  });

  it('that were saved without an answer are not saved twice', async () => {
    const respond = firestoreFetch(server.store);
    fetchMock.mockImplementation(async (input: string, init: RequestInit) => {
      await respond(input, init);
      throw new TypeError('Failed to fetch');
    });
    const some = drafts.slice(0, 3);
    expect(await saveDrafts(some, options())).toEqual({ ...none, offline: 3 });
    fetchMock.mockImplementation(respond);
    expect(await saveDrafts(some, options())).toEqual({ ...none, saved: 3 });
  });
});

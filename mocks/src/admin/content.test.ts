import {
  compileRelease,
  preparePublication,
  readLiveState,
  reportDrift,
  verifyLog,
  type ContentService,
  type Release,
} from '@gschool/admin';
import { parseDraftData, parseSources } from '@gschool/admin/content';
import { getResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { toDemoDocument } from '../seed/contentDocuments';
import { memoryPersistence } from '../store/persistence/memory';
import { getPlannedTime, PLANNED_ACT } from './school/drafts';
import { createMockServices } from './services';
import { connectAdmin, type ConnectedAdmin } from './testing/connectAdmin';

const now = Date.now();
const DAY_MS = 86_400_000;
const BASE = 'https://demo.gschool.example/';
const ROOT = 'projects/demo-gschool/databases/(default)/documents';

/** Reads documents as a browser does. */
const read = async (admin: ConnectedAdmin, token: string, collection: string) => {
  const response = await getResponse(
    [...admin.mock.handlers],
    new Request(`https://firestore.googleapis.com/v1/${ROOT}:runQuery`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: collection }], limit: 500 },
      }),
    }),
  );
  const found = (await response?.json()) as { document?: { name: string } }[];
  return {
    status: response?.status,
    ids: found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []).toSorted(),
  };
};

const getContent = ({ mock }: ConnectedAdmin): ContentService =>
  createMockServices(mock.store, BASE).content;

/** The live documents in the store, by path. */
const readLive = ({ mock: { store } }: ConnectedAdmin) =>
  Object.fromEntries(
    [
      ...store.collection('', 'catalogue'),
      ...store.collection('', 'videos'),
      ...store.collection('', 'events'),
      ...store.collectionGroup('', 'playback'),
      ...store.collectionGroup('', 'access'),
    ].map(([path, { fields }]) => [path, fields]),
  );

const compileLive = async (content: ContentService) => {
  const { head, live } = await readLiveState(content);
  if (!head || !live) throw new Error('There is no release.');
  return Object.fromEntries(
    compileRelease(live, Date.parse(head.compiledAt)).map((document) => {
      const { path, data } = toDemoDocument(BASE, document);
      return [path, data];
    }),
  );
};

const publishAll = async (admin: ConnectedAdmin, token: string, drafts: 'all' | string[]) => {
  const content = getContent(admin);
  const { head } = await readLiveState(content);
  const parent = head?.release ?? null;
  const prepared = await preparePublication(content, drafts, now);
  const { body } = await admin.runActs(token, [
    {
      id: crypto.randomUUID(),
      kind: 'catalogue.publish',
      args: { drafts, plan: prepared.token, parent, note: 'A test' },
    },
  ]);
  return body.results[0];
};

describe('the content of the demo’s school', () => {
  let admin: ConnectedAdmin;
  let token: string;
  let content: ContentService;
  beforeAll(async () => {
    admin = await connectAdmin(now);
    token = await admin.signIn('moderator@gschool.example');
  });

  it('is created only when the studio reads it, also by a moderator', async () => {
    const { store } = admin.mock;
    expect([...store.collection('', 'drafts')]).toEqual([]);
    const drafts = await read(admin, token, 'drafts');
    expect(drafts).toEqual({
      status: 200,
      ids: [
        'events-kitchen-salsa-night',
        'videos-dance-it-badly',
        'videos-first-handstand',
        'videos-forty-twenty',
        'videos-humming',
        'videos-tree-in-a-breeze',
      ],
    });
    expect((await read(admin, token, 'releases')).ids).toHaveLength(5);
    expect((await read(admin, token, 'plannedReleases')).ids).toEqual([PLANNED_ACT]);
    content = getContent(admin);
  });

  it('has five releases with notes, by different people, on different days', async () => {
    const releases: Release[] = [];
    for await (const { data } of content.list('releases')) releases.push(data as never);
    expect(releases.map(({ id, parent }) => [id, parent])).toEqual([
      ['000001', null],
      ['000002', '000001'],
      ['000003', '000002'],
      ['000004', '000003'],
      ['000005', '000004'],
    ]);
    expect(new Set(releases.map(({ at }) => at.slice(0, 10))).size).toBe(5);
    expect(new Set(releases.map(({ note }) => note)).size).toBe(5);
    expect(new Set(releases.map(({ by }) => by))).toEqual(new Set(['command', 'demo-admin']));
    expect(releases.map(({ changes }) => changes).slice(1)).toEqual([
      { created: 2, changed: 1, deleted: 0 },
      { created: 2, changed: 0, deleted: 0 },
      { created: 0, changed: 1, deleted: 0 },
      { created: 0, changed: 3, deleted: 0 },
    ]);
  });

  it('ends in exactly the live documents of the seed', async () => {
    const live = readLive(admin);
    const compiled = await compileLive(content);
    expect(Object.keys(live).toSorted()).toEqual(Object.keys(compiled).toSorted());
    expect(live).toEqual(compiled);
  });

  it('has no drift', async () => {
    const report = await reportDrift(content, now);
    expect(report).toMatchObject({ missing: [], changed: [], unknown: [] });
    expect(report?.compared).toBe(Object.keys(readLive(admin)).length);
  });

  it('has drafts whose content can be read, and one outdated translation', async () => {
    for await (const { data } of content.list('drafts'))
      expect(parseDraftData(String(data['data']))).not.toBeNull();
    const { live } = await readLiveState(content);
    const outdated = live?.sources.videos.filter((source) => source.outdated);
    expect(
      outdated?.map(({ entry, outdated: which }) => [entry.id, Object.keys(which ?? {})]),
    ).toEqual([['tree-in-a-breeze', ['ar/title']]]);
    const { entries, problems, conflicts } = await preparePublication(content, 'all', now);
    expect(problems).toEqual([]);
    expect(conflicts).toEqual(['videos-humming']);
    expect(entries.map(({ draft, change }) => [draft.id, change])).toEqual([
      ['events-kitchen-salsa-night', 'changed'],
      ['videos-dance-it-badly', 'deleted'],
      ['videos-first-handstand', 'created'],
      ['videos-forty-twenty', 'changed'],
      ['videos-humming', 'changed'],
      ['videos-tree-in-a-breeze', 'changed'],
    ]);
  });

  it('has the act of each release in a log with a valid chain', async () => {
    const administrator = await admin.signIn('admin@gschool.example');
    await read(admin, administrator, 'acts');
    const { log } = createMockServices(admin.mock.store, BASE);
    expect((await verifyLog(log)).problems).toEqual([]);
    const acts = await log.list({ after: 0, limit: 100 });
    const published = acts.filter(({ kind }) => kind === 'catalogue.publish');
    const releases = await content.read(published.map(({ subject }) => `releases/${subject.id}`));
    expect(published.map(({ at, by }) => [at, by])).toEqual(
      releases.map((one) => [one?.data['at'], one?.data['by']]),
    );
  });
});

it('publishes a draft that the site then shows', async () => {
  const admin = await connectAdmin(now);
  const token = await admin.signIn('admin@gschool.example');
  await read(admin, token, 'drafts');
  const result = await publishAll(admin, token, ['videos-first-handstand']);
  expect(result).toMatchObject({ outcome: 'done', act: { after: { release: '000006' } } });
  const live = readLive(admin);
  expect(live['videos/first-handstand']).toMatchObject({
    title: 'First handstand, against a wall',
  });
  expect(String(live['videos/first-handstand/playback/main']?.hls)).toMatch(
    /^https:\/\/storage\.googleapis\.com\/demo-gschool-media\//,
  );
  expect(await compileLive(getContent(admin))).toEqual(live);
  expect((await read(admin, token, 'drafts')).ids).not.toContain('videos-first-handstand');
});

it('undoes a publication, and the draft that comes back can be read as before', async () => {
  const admin = await connectAdmin(now);
  const token = await admin.signIn('admin@gschool.example');
  await read(admin, token, 'drafts');
  const readDraft = () => {
    const fields = admin.mock.store.document('drafts/videos-forty-twenty')?.fields;
    return fields && { ...fields, entry: parseDraftData(String(fields['data']))?.entry };
  };
  const before = readDraft();
  const published = await publishAll(admin, token, ['videos-forty-twenty']);
  expect(readDraft()).toBeUndefined();
  const act = published?.outcome === 'done' ? published.act.id : '';
  const undo = { id: crypto.randomUUID(), kind: 'act.undo', args: { act } } as const;
  expect((await admin.runActs(token, [undo])).body.results[0]).toMatchObject({ outcome: 'done' });
  expect(readDraft()).toMatchObject({
    entry: before?.entry,
    list: 'videos',
    entryId: 'forty-twenty',
    base: '000005',
    by: 'demo-admin',
    // The rules and the studio refuse a draft whose time is a text.
    updatedAt: { __type__: 'timestamp' },
  });
  // Published again, it changes the same.
  const republished = await publishAll(admin, token, ['videos-forty-twenty']);
  expect(republished).toMatchObject({ outcome: 'done', act: { after: { release: '000008' } } });
});

it('keeps a publication and all its parts when it starts again on another day', async () => {
  const persistence = memoryPersistence();
  const first = await connectAdmin(now, 'default', persistence);
  const token = await first.signIn('admin@gschool.example');
  await read(first, token, 'drafts');
  await publishAll(first, token, ['videos-forty-twenty']);
  const before = readLive(first);

  const second = await connectAdmin(now + 3 * DAY_MS, 'default', persistence);
  const secondToken = await second.signIn('admin@gschool.example');
  await read(second, secondToken, 'drafts');
  const content = getContent(second);
  const { head, live } = await readLiveState(content);
  expect(head?.release).toBe('000006');
  const digests = Object.values(live?.release.buckets ?? {})
    .flat()
    .flatMap((one) => one.split(','));
  for (const digest of digests.filter(Boolean)) {
    const [part] = await content.read([`sources/${digest}`]);
    expect(parseSources(String(part?.data['data'])).length).toBeGreaterThan(0);
  }
  expect(readLive(second)).toEqual(before);
  const { log } = createMockServices(second.mock.store, BASE);
  await second.query(secondToken, 'members.find', { text: 'unknown' });
  expect((await verifyLog(log)).problems).toEqual([]);

  // Without a publication, the dates of the demo move with the days.
  const fresh = await connectAdmin(now + 3 * DAY_MS);
  expect(readLive(fresh)['events/saturday-long-flow']).not.toEqual(
    before['events/saturday-long-flow'],
  );
});

it('publishes what is due before it answers', async () => {
  const admin = await connectAdmin(now);
  const token = await admin.signIn('admin@gschool.example');
  await read(admin, token, 'drafts');
  const { store } = admin.mock;
  const startsAt = () => store.document('events/kitchen-salsa-night')?.fields.startsAt;
  const before = startsAt();
  await store.moveClock(Date.parse(getPlannedTime(now)) - store.clock.now() - 60_000);
  await read(admin, token, 'events');
  expect(startsAt()).toBe(before);
  await store.moveClock(120_000);
  await read(admin, token, 'events');
  expect(startsAt()).not.toBe(before);
  expect(store.document(`plannedReleases/${PLANNED_ACT}`)?.fields).toMatchObject({
    state: 'published',
    release: '000006',
  });
  expect(admin.unhandled).toEqual([]);
});

it('shows pictures that staff uploaded, and no other files', async () => {
  const admin = await connectAdmin(now);
  const token = await admin.signIn('moderator@gschool.example');
  const name = `${'0a'.repeat(16)}/posters/new one.webp`;
  const upload = async (bearer: string, path: string) => {
    const url = new URL('https://firebasestorage.googleapis.com/v0/b/demo/o');
    url.searchParams.set('name', path);
    const body = [
      '--b\r\nContent-Type: application/json\r\n\r\n{"contentType":"image/webp"}\r\n',
      '--b\r\nContent-Type: image/webp\r\n\r\npicture\r\n--b--',
    ].join('');
    const response = await getResponse(
      [...admin.mock.handlers],
      new Request(url, {
        method: 'POST',
        headers: {
          authorization: `Firebase ${bearer}`,
          'x-goog-upload-protocol': 'multipart',
          'content-type': 'multipart/related; boundary=b',
        },
        body,
      }),
    );
    return response?.status;
  };
  const member = await admin.signIn('member@gschool.example');
  expect(await upload(member, `catalogue/${name}`)).toBe(403);
  expect(await upload(token, `catalogue/${name}`)).toBe(200);
  // The second upload would replace the file.
  expect(await upload(token, `catalogue/${name}`)).toBe(403);
  const path = name.split('/').map(encodeURIComponent).join('/');
  const url = `https://storage.googleapis.com/demo/catalogue/${path}`;
  const response = await getResponse([...admin.mock.handlers], new Request(url));
  expect(await response?.text()).toBe('picture');
  expect(response?.headers.get('content-type')).toBe('image/webp');
});

describe('the scenario', () => {
  it('many has 10,000 classes and other releases than the default', async () => {
    const admin = await connectAdmin(now, 'many');
    const token = await admin.signIn('admin@gschool.example');
    await read(admin, token, 'drafts');
    const content = getContent(admin);
    const [release] = await content.read(['releases/000005']);
    expect(release?.data['counts']).toMatchObject({ videos: 10_000 });
    await publishAll(admin, token, ['videos-forty-twenty']);
    expect(admin.mock.store.document('videos/forty-twenty')?.fields.level).toBe('beginner');
    const [index] = await content.read(['catalogue/index-0']);
    const cards = JSON.parse(String(index?.data['data'])).classes as {
      id: string;
      level: string;
    }[];
    expect(cards.find(({ id }) => id === 'forty-twenty')?.level).toBe('beginner');
    // The other scenarios do not see it.
    admin.mock.setScenario('default');
    await read(admin, token, 'drafts');
    expect((await readLiveState(content)).head?.release).toBe('000005');
    expect(admin.mock.store.document('videos/forty-twenty')?.fields.level).not.toBe('beginner');
    admin.mock.setScenario('many');
    await read(admin, token, 'drafts');
    expect((await readLiveState(content)).head?.release).toBe('000006');
  }, 120_000);

  it('empty has neither releases nor drafts', async () => {
    const admin = await connectAdmin(now, 'empty');
    const token = await admin.signIn('admin@gschool.example');
    for (const collection of ['drafts', 'releases', 'plannedReleases'])
      expect((await read(admin, token, collection)).ids).toEqual([]);
    expect((await readLiveState(getContent(admin))).head).toBeNull();
  });
});

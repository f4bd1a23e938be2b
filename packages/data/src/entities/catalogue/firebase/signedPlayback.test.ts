import type { Playback } from '@gschool/domain';
import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Backend } from '../../../backend';
import { errorOf, openDemoBackend } from '../../../firebase/testing/demoBackend';

const FUNCTION = 'https://europe-west1-demo-gschool.cloudfunctions.net/playback';
const CLASS = 'morning-mobility-in-ten';
const HOUR = 3_600_000;
let server: MockServer;
let backend: Backend;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  backend = await openDemoBackend({ playbackUrl: FUNCTION });
  // The static files of the demo.
  server.msw.use(
    http.get('https://demo.gschool.example/clips/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('master.m3u8'))
        return new HttpResponse('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n360p/index.m3u8\n');
      if (pathname.endsWith('.m3u8'))
        return new HttpResponse('#EXTM3U\n#EXTINF:6,\n../../../mobility/360p/seg_000.m4s\n');
      return new HttpResponse(request.headers.get('range') ?? 'the whole file');
    }),
  );
});
afterEach(() => server.reset());

const as = (name: string) => backend.auth.signIn(`${name}@gschool.example`, DEMO_PASSWORD);
const read = async (): Promise<Playback> => {
  const playback = await backend.catalogue.playback(CLASS);
  if (!playback) throw new Error('The class has a video');
  return playback;
};
const statusOf = async (url: string) => (await fetch(url)).status;
const change = (uid: string, changes: { disabled?: boolean; validSince?: number }) => {
  const account = server.store.account(uid);
  if (account) server.store.putAccount({ ...account, ...changes });
};
/** Follows the playlists to the first segment. */
const segmentOf = async ({ hls }: Playback) => {
  let url = hls;
  while (new URL(url).pathname.endsWith('.m3u8')) {
    const rows = (await (await fetch(url)).text()).split('\n');
    url = new URL(rows.find((row) => row !== '' && !row.startsWith('#')) ?? '', url).href;
  }
  return url;
};

describe('signed addresses of the mock', () => {
  it('lead from the playlist to the segments, for six hours at most', async () => {
    await as('member');
    const before = Date.now();
    const playback = await read();
    expect(playback.hls.startsWith(`${FUNCTION}/${CLASS}/clips/loop/`)).toBe(true);
    expect(playback.expiresAt).toBeGreaterThan(before + 5 * HOUR - 1000);
    expect(playback.expiresAt).toBeLessThanOrEqual(Date.now() + 6 * HOUR);
    const segment = await segmentOf(playback);
    expect(segment).toMatch(/^https:\/\/storage\.googleapis\.com\/demo-gschool-media\//);
    expect(await (await fetch(segment)).text()).toBe('the whole file');
    const part = await fetch(segment, { headers: { range: 'bytes=0-9' } });
    expect(await part.text()).toBe('bytes=0-9');
    expect(await statusOf(playback.captions[0]?.src ?? '')).toBe(200);
  });

  it('end after six hours, and new ones open', async () => {
    await as('member');
    const playback = await read();
    const copied = [playback.hls, await segmentOf(playback), playback.captions[0]?.src ?? ''];
    expect(await Promise.all(copied.map(statusOf))).toEqual([200, 200, 200]);
    await server.store.moveClock(6 * HOUR);
    expect(await Promise.all(copied.map(statusOf))).toEqual([403, 403, 403]);
    expect(await statusOf(await segmentOf(await read()))).toBe(200);
  });

  it('are refused without their query and with one other character', async () => {
    await as('member');
    const playback = await read();
    for (const url of [playback.hls, await segmentOf(playback)]) {
      expect(await statusOf(url.split('?')[0] ?? '')).toBe(403);
      const last = url.at(-1) === '0' ? '1' : '0';
      expect(await statusOf(url.slice(0, -1) + last)).toBe(403);
      expect(await statusOf(url.replace('mobility', 'breathing'))).toBe(403);
    }
  });
});

describe('the addresses of a class', () => {
  it.each(['new', 'lapsed'])('are refused without a membership: %s', async (name) => {
    await as(name);
    expect(await errorOf(read())).toEqual({ kind: 'forbidden' });
  });

  it('are refused after the membership has ended', async () => {
    await as('member');
    await server.store.moveClock(40 * 24 * HOUR);
    expect(await errorOf(read())).toEqual({ kind: 'forbidden' });
  });

  it.each([
    ['was deleted', (uid: string) => server.store.deleteAccount(uid)],
    ['was disabled', (uid: string) => change(uid, { disabled: true })],
    ['signed out everywhere', (uid: string) => change(uid, { validSince: Infinity })],
  ])('are refused at once when the account %s', async (_, end) => {
    const { uid } = await as('member');
    end(uid);
    expect(await errorOf(read())).toEqual({ kind: 'signedOut' });
  });

  it('are null for a class without a video, and for a visitor an error', async () => {
    expect(await errorOf(read())).toEqual({ kind: 'signedOut' });
    await as('member');
    expect(await backend.catalogue.playback('nothing')).toBeNull();
  });

  it.each([
    ['fails', () => new HttpResponse('crashed', { status: 500 }), 'unavailable'],
    ['cannot check the token', () => new HttpResponse('', { status: 503 }), 'unavailable'],
    ['is not deployed', () => new HttpResponse('no such page', { status: 404 }), 'unavailable'],
    ['has too many calls', () => new HttpResponse('', { status: 429 }), 'unavailable'],
    ['answers with another page', () => HttpResponse.html('<p>Hello</p>'), 'unavailable'],
    ['cannot be reached', () => HttpResponse.error(), 'offline'],
  ])('have an error when the function %s', async (_, answer, kind) => {
    await as('member');
    server.msw.use(http.get(`${FUNCTION}/*`, answer));
    expect((await errorOf(read())).kind).toBe(kind);
  });
});

import { noClaims, type Claims, type Playback } from '@gschool/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { createBucketPlayback } from './bucketPlayback';
import { createPlaybackHandler } from './playbackHandler';

const BUCKET = 'https://storage.googleapis.com/school-media/';
const FUNCTION = 'https://europe-west1-school.cloudfunctions.net/playback/';
const SITE = 'https://www.school.example';
const now = Date.UTC(2026, 10, 24, 8, 40);

const tokens: Record<string, Claims> = {
  subscriber: { ...noClaims, subscribed: true, expiresAt: now + 1 },
  ended: { ...noClaims, subscribed: true, expiresAt: now },
  endless: { ...noClaims, subscribed: true },
  admin: { ...noClaims, role: 'admin' },
};
const videos: Record<string, Playback> = {
  own: { hls: `${BUCKET}d1/master.m3u8`, captions: [] },
  streamed: { hls: 'https://stream.example/a.m3u8', captions: [] },
  open: { hls: 'https://open.example/a.m3u8', captions: [] },
};
let asked: string[] = [];
let failures: string[] = [];

beforeEach(() => {
  asked = [];
  failures = [];
});

const handle = createPlaybackHandler({
  bucket: createBucketPlayback({
    bucketUrl: BUCKET,
    key: { accessId: 'GOOG1EXAMPLE', secret: 'secret' },
    fetch: async () => new Response('#EXTM3U\n'),
  }),
  hosts: [
    async ({ hls, captions }, _id, time) =>
      hls.startsWith('https://stream.example/')
        ? { hls: `${hls}?token=1`, captions, endsAt: time + 60_000 }
        : null,
  ],
  origins: [SITE],
  readClaims: async (token) => tokens[token] ?? null,
  readPlayback: async (id) => {
    asked.push(id);
    if (id === 'broken') throw new Error('The database does not answer.');
    return videos[id] ?? null;
  },
  now: () => now,
  onError: (error) => failures.push(String(error)),
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  handle(new Request(new URL(path, FUNCTION), { headers, method }), path.split('?')[0] ?? '');
const as = (token: string) => ({ authorization: `Bearer ${token}`, origin: SITE });

describe('the addresses of a class', () => {
  it.each([
    ['without a token', {}, 401],
    ['with a forged token', as('forged'), 401],
    ['with an ended membership', as('ended'), 403],
    ['with a membership without an end', as('endless'), 403],
    ['as an administrator without a membership', as('admin'), 403],
  ])('are refused %s, and nothing is read', async (_, headers, status) => {
    const response = await ask('own', headers);
    expect(response.status).toBe(status);
    expect(asked).toEqual([]);
  });

  it('are signed for a subscriber', async () => {
    const response = await ask('own', as('subscriber'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { hls, captions, expiresIn } = (await response.json()) as Record<string, unknown>;
    expect(hls).toMatch(/^own\/d1\/master\.m3u8\?ends=\d+&signature=[0-9a-f]{64}$/);
    expect(captions).toEqual([]);
    // The URLs are valid until 14:00.
    expect(expiresIn).toBe((5 * 60 + 20) * 60);
  });

  it('are signed by the adapter of another host', async () => {
    expect(await (await ask('streamed', as('subscriber'))).json()).toEqual({
      hls: 'https://stream.example/a.m3u8?token=1',
      captions: [],
      expiresIn: 60,
    });
  });

  it('stay as they are at a host without signatures', async () => {
    expect(await (await ask('open', as('subscriber'))).json()).toEqual({
      hls: 'https://open.example/a.m3u8',
      captions: [],
      expiresIn: null,
    });
  });

  it('are null for a class without a video', async () => {
    const response = await ask('missing', as('subscriber'));
    expect([response.status, await response.json()]).toEqual([200, null]);
  });

  it('are unavailable after an unexpected error, which is reported, and pages can read that', async () => {
    const response = await ask('broken', as('subscriber'));
    expect(response.status).toBe(503);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(failures).toEqual(['Error: The database does not answer.']);
  });

  it.each(['a%2Fb', '%', '', '%252F', '%2e%2e%2e', '__a__', '%00', 'a%20b', 'x'.repeat(1501)])(
    'are refused for the id "%s"',
    async (id) => {
      expect((await ask(id, as('subscriber'))).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );
});

describe('playlists', () => {
  it('open without a token, because native players send none', async () => {
    const { hls } = (await (await ask('own', as('subscriber'))).json()) as { hls: string };
    const response = await ask(hls);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  });

  it('do not open with a token instead of a signature', async () => {
    expect((await ask('own/d1/master.m3u8', as('subscriber'))).status).toBe(403);
  });
});

it('answers everything with the type that it names', async () => {
  const answers = await Promise.all([
    ask('own', as('subscriber')),
    ask('own'),
    ask('broken', as('subscriber')),
    ask('own/d1/master.m3u8'),
    ask('own', as('subscriber'), 'OPTIONS'),
    ask('own', as('subscriber'), 'POST'),
  ]);
  for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff');
});

describe('other origins', () => {
  it('get no permission to read answers', async () => {
    const own = await ask('own', as('subscriber'));
    expect(own.headers.get('access-control-allow-origin')).toBe(SITE);
    const other = await ask('own', { ...as('subscriber'), origin: 'https://evil.example' });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('vary')).toBe('Origin');
  });

  it('are told about the header of the token before a request', async () => {
    const response = await ask('own', { origin: SITE }, 'OPTIONS');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('Authorization');
    expect((await ask('own', as('subscriber'), 'POST')).status).toBe(405);
  });
});

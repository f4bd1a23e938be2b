import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createUrlSigner, isSignedUrlValid } from '@gschool/playback';
import { deleteApp, getApps, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { AuthEmulator } from '../../authEmulator';
import type { EmulatorAddress } from '../../emulator';
import { listMissingEmulators, warnOfMissingEmulators } from '../../missingEmulators';
import { getAuthEmulator, getFirestoreEmulator } from '../../sharedEmulators';

const PROJECT = 'demo-gschool-playback';
const SITE = 'https://www.school.example';
const BUCKET = 'https://storage.googleapis.com/school-media/';
const key = { accessId: 'GOOG1EXAMPLE', secret: 'a secret' };
const DAY = 86_400_000;

const missing = listMissingEmulators();
warnOfMissingEmulators('the function playback', missing);

describe.skipIf(missing.length > 0)('the function playback, with the official emulators', () => {
  let auth: AuthEmulator;
  let firestore: EmulatorAddress;
  let app: App;
  let server: Server;
  let address: string;
  const verifier = createUrlSigner(key);
  const originalFetch = globalThis.fetch;

  beforeAll(async () => {
    [auth, firestore] = await Promise.all([
      getAuthEmulator(PROJECT),
      getFirestoreEmulator(PROJECT),
    ]);
    for (const [name, value] of Object.entries({
      FIREBASE_AUTH_EMULATOR_HOST: auth.host,
      FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: PROJECT,
      PLAYBACK_BUCKET: 'school-media',
      PLAYBACK_ACCESS_ID: key.accessId,
      PLAYBACK_SECRET: `${key.secret}\n`,
      PLAYBACK_ORIGINS: `${SITE}, https://shop.school.example`,
    }))
      vi.stubEnv(name, value);
    // The bucket, which checks signatures the way Cloud Storage does.
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith(BUCKET)) return originalFetch(input, init);
      if (!(await isSignedUrlValid(verifier, url, Date.now())))
        return new Response('', { status: 403 });
      return new Response(
        `#EXTM3U\n${Array.from({ length: 50 }, (_, n) => `#EXTINF:6,\nseg_${n}.m4s`).join('\n')}\n`,
      );
    });
    const { playback } = await import('./index');
    const found = getApps()[0];
    if (!found) throw new Error('The function has no app.');
    app = found;
    server = createServer((incoming, response) => {
      void playback(incoming as never, response as never);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await getFirestore(app)
      .doc('videos/sunrise/playback/main')
      .set({
        hls: `${BUCKET}d1/master.m3u8`,
        captions: [{ language: 'en', label: 'English', src: `${BUCKET}d1/en.vtt` }],
      });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    server?.close();
    if (app) await deleteApp(app);
  });

  /** Creates an account with these claims and returns its ID token. */
  const tokenOf = async (uid: string, claims: object): Promise<string> => {
    const email = `${uid}@school.example`;
    await getAuth(app).createUser({ uid, email, password: 'secret-1' });
    await getAuth(app).setCustomUserClaims(uid, claims);
    const response = await originalFetch(
      `http://${auth.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'secret-1', returnSecureToken: true }),
      },
    );
    return ((await response.json()) as { idToken: string }).idToken;
  };
  /** Sends a request with a method that `fetch` cannot send. */
  const sendTrace = () =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
      request(new URL('sunrise', address), { method: 'TRACE' }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      })
        .on('error', reject)
        .end();
    });
  const ask = (path: string, token?: string) =>
    originalFetch(new URL(path, address), {
      headers: { origin: SITE, ...(token && { authorization: `Bearer ${token}` }) },
    });

  it('answers a subscriber with addresses that the bucket accepts', async () => {
    const token = await tokenOf('maya', { subscribed: true, expiresAt: Date.now() + DAY });
    const response = await ask('sunrise', token);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    const { hls, captions } = (await response.json()) as {
      hls: string;
      captions: { src: string }[];
    };
    expect(await isSignedUrlValid(verifier, captions[0]?.src ?? '', Date.now())).toBe(true);

    const playlist = await ask(hls);
    expect(playlist.status).toBe(200);
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(playlist.headers.get('content-encoding')).toBe('gzip');
    const segments = (await playlist.text()).split('\n').filter((row) => row.startsWith('https'));
    expect(segments).toHaveLength(50);
    for (const url of segments)
      expect(await isSignedUrlValid(verifier, url, Date.now())).toBe(true);

    expect((await ask(hls.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(403);
    expect(await (await ask('unknown', token)).json()).toBeNull();
  });

  it('refuses everyone else', async () => {
    const ended = await tokenOf('ended', { subscribed: true, expiresAt: Date.now() - 1 });
    const member = await tokenOf('member', {});
    expect((await ask('sunrise')).status).toBe(401);
    expect((await ask('sunrise', 'forged')).status).toBe(401);
    // The claims are `null`, and the header declares them as JSON.
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect((await ask('sunrise', `${header}.bnVsbA.`)).status).toBe(401);
    const traced = await sendTrace();
    expect([traced.status, traced.headers['x-content-type-options']]).toEqual([405, 'nosniff']);
    expect((await ask('sunrise', ended)).status).toBe(403);
    expect((await ask('sunrise', member)).status).toBe(403);
    await getAuth(app).deleteUser('member');
    expect((await ask('sunrise', member)).status).toBe(401);
  });
});

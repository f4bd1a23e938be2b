import { getAvatarPath } from '@gschool/domain';
import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend';
import { AVATAR_MAX_BYTES, type AvatarRepository } from '../profile/avatarRepository';
import { errorOf, openDemoBackend } from './testing/demoBackend';

const UID = 'demo-member';
let server: MockServer;
let backend: Backend;
let avatars: AvatarRepository;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  backend = await openDemoBackend('demo-gschool.appspot.com');
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  avatars = (await backend.avatars())!;
});
afterEach(() => server.reset());

/** Every byte that there is, over and over: a text would not survive as one. */
const picture = (size: number, type = 'image/webp') =>
  new Blob([Uint8Array.from({ length: size }, (_, at) => (at * 7) % 256)], { type });
const bytesAt = async (url: string) => {
  const response = await fetch(url);
  expect(response.ok).toBe(true);
  return { bytes: await response.arrayBuffer(), type: response.headers.get('content-type') };
};
const kindOf = async (promise: Promise<unknown>) => (await errorOf(promise)).kind;

describe('members’ pictures, over the fake storage', () => {
  it('are not to be had without a bucket', async () => {
    expect(await (await openDemoBackend()).avatars()).toBeNull();
  });

  it.each([
    ['small, in one request', 5000],
    ['empty lines and boundaries in it', 1],
    ['large, in two', 300_000],
    ['as large as is allowed', AVATAR_MAX_BYTES],
  ])('arrive as they were sent: %s', async (_, size) => {
    const sent = picture(size);
    const seen: number[] = [];
    const url = await avatars.upload(UID, sent, { onProgress: (percent) => seen.push(percent) });
    expect(url).toMatch(/^https:\/\/firebasestorage\.googleapis\.com\/.*alt=media&token=/);
    expect(seen.at(-1)).toBe(100);
    const { bytes, type } = await bytesAt(url);
    expect(type).toBe('image/webp');
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await sent.arrayBuffer()))).toBe(0);
    expect(await avatars.address(UID)).toBe(url);
  });

  it('get a new address with every upload, and the old one leads nowhere', async () => {
    const first = await avatars.upload(UID, picture(10));
    const second = await avatars.upload(UID, picture(20));
    expect(second).not.toBe(first);
    expect((await fetch(first)).status).toBe(403);
    expect((await bytesAt(second)).bytes.byteLength).toBe(20);
  });

  it('go, and going twice is fine', async () => {
    const url = await avatars.upload(UID, picture(10));
    await avatars.remove(UID);
    await avatars.remove(UID);
    expect(await kindOf(avatars.address(UID))).toBe('notFound');
    expect((await fetch(url)).status).toBe(403);
  });

  it.each([
    ['of another kind', () => avatars.upload(UID, picture(10, 'image/svg+xml')), 'invalid'],
    ['too large', () => avatars.upload(UID, picture(AVATAR_MAX_BYTES + 1)), 'invalid'],
    ['somebody else’s', () => avatars.upload('demo-admin', picture(10)), 'forbidden'],
    ['somebody else’s, deleted', () => avatars.remove('demo-admin'), 'forbidden'],
  ])('are refused: %s', async (_, run, kind) => {
    expect(await kindOf(run())).toBe(kind);
    expect([...server.store.files.keys()]).toEqual([]);
  });

  it('are refused by the storage itself, whatever the page checks', async () => {
    const token = 'Firebase nonsense';
    const send = (type: string, authorization?: string) =>
      fetch(
        `https://firebasestorage.googleapis.com/v0/b/b/o?name=${encodeURIComponent(getAvatarPath(UID))}`,
        {
          method: 'POST',
          headers: {
            'X-Goog-Upload-Protocol': 'multipart',
            'Content-Type': 'multipart/related; boundary=x',
            ...(authorization ? { Authorization: authorization } : {}),
          },
          body: `--x\r\nContent-Type: application/json\r\n\r\n{}\r\n--x\r\nContent-Type: ${type}\r\n\r\na\r\n--x--`,
        },
      );
    expect((await send('image/png')).status).toBe(403);
    expect((await send('image/png', token)).status).toBe(401);
    await backend.auth.signOut();
    expect(await kindOf(avatars.upload(UID, picture(10)))).toBe('forbidden');
  });

  it('are everybody’s to see who is signed in', async () => {
    await avatars.upload(UID, picture(10));
    await backend.auth.signIn('new@gschool.example', DEMO_PASSWORD);
    expect(await avatars.address(UID)).toContain('token=');
  });

  it('survive a change of heart', async () => {
    const controller = new AbortController();
    server.msw.use(
      http.post(/firebasestorage/, () => {
        controller.abort();
        return undefined;
      }),
    );
    const { signal } = controller;
    expect(await kindOf(avatars.upload(UID, picture(300_000), { signal }))).toBe('cancelled');
    expect(await kindOf(avatars.upload(UID, picture(10), { signal }))).toBe('cancelled');
    expect([...server.store.files.keys()]).toEqual([]);
  });

  it('say that the storage is full or will not have them', async () => {
    server.msw.use(http.post(/firebasestorage/, () => HttpResponse.json({}, { status: 402 })));
    expect(await kindOf(avatars.upload(UID, picture(10)))).toBe('unavailable');
  });
});

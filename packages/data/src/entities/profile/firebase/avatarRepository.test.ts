import { getAvatarPath } from '@gschool/domain';
import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Backend } from '../../../backend';
import { AVATAR_MAX_BYTES, type AvatarRepository } from '../avatarRepository';
import { errorOf, openDemoBackend } from '../../../firebase/testing/demoBackend';

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
  backend = await openDemoBackend({ storageBucket: 'demo-gschool.appspot.com' });
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  avatars = (await backend.avatars())!;
});
afterEach(() => server.reset());

/** Contains every byte value, so that storing it as text would change it. */
const picture = (size: number, type = 'image/webp') =>
  new Blob([Uint8Array.from({ length: size }, (_, at) => (at * 7) % 256)], { type });
const bytesAt = async (url: string) => {
  const response = await fetch(url);
  expect(response.ok).toBe(true);
  return { bytes: await response.arrayBuffer(), type: response.headers.get('content-type') };
};
const kindOf = async (promise: Promise<unknown>) => (await errorOf(promise)).kind;

describe('avatarRepository with the mock', () => {
  it('is null without a bucket', async () => {
    expect(await (await openDemoBackend()).avatars()).toBeNull();
  });

  it.each([
    ['small, in one request', 5000],
    ['empty lines and boundaries in it', 1],
    ['large, in two', 300_000],
    ['as large as is allowed', AVATAR_MAX_BYTES],
  ])('stores the bytes unchanged: %s', async (_, size) => {
    const sent = picture(size);
    const seen: number[] = [];
    const url = await avatars.upload(UID, sent, { onProgress: (percent) => seen.push(percent) });
    expect(url).toMatch(/^https:\/\/firebasestorage\.googleapis\.com\/.*alt=media&token=/);
    expect(seen.at(-1)).toBe(100);
    const { bytes, type } = await bytesAt(url);
    expect(type).toBe('image/webp');
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await sent.arrayBuffer()))).toBe(0);
    expect(await avatars.downloadUrl(UID)).toBe(url);
  });

  it('returns a new URL with every upload, and the old one stops working', async () => {
    const first = await avatars.upload(UID, picture(10));
    const second = await avatars.upload(UID, picture(20));
    expect(second).not.toBe(first);
    expect((await fetch(first)).status).toBe(403);
    expect((await bytesAt(second)).bytes.byteLength).toBe(20);
  });

  it('removes a photo, also when there is none', async () => {
    const url = await avatars.upload(UID, picture(10));
    await avatars.remove(UID);
    await avatars.remove(UID);
    expect(await kindOf(avatars.downloadUrl(UID))).toBe('notFound');
    expect((await fetch(url)).status).toBe(403);
  });

  it.each([
    ['of another kind', () => avatars.upload(UID, picture(10, 'image/svg+xml')), 'invalid'],
    ['too large', () => avatars.upload(UID, picture(AVATAR_MAX_BYTES + 1)), 'invalid'],
    ['another member’s', () => avatars.upload('demo-admin', picture(10)), 'forbidden'],
    ['another member’s, deleted', () => avatars.remove('demo-admin'), 'forbidden'],
  ])('refuses: %s', async (_, run, kind) => {
    expect(await kindOf(run())).toBe(kind);
    expect([...server.store.files.keys()]).toEqual([]);
  });

  it('is protected by the storage rules, whatever the page checks', async () => {
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

  it('lets signed-in members read photos', async () => {
    await avatars.upload(UID, picture(10));
    await backend.auth.signIn('new@gschool.example', DEMO_PASSWORD);
    expect(await avatars.downloadUrl(UID)).toContain('token=');
  });

  it('keeps the photo when an upload is aborted', async () => {
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

  it('reports a full storage and a refusal', async () => {
    server.msw.use(http.post(/firebasestorage/, () => HttpResponse.json({}, { status: 402 })));
    expect(await kindOf(avatars.upload(UID, picture(10)))).toBe('unavailable');
  });
});

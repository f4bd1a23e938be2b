import { AppError } from '@gschool/domain';
import { createMockServer, DEMO_PASSWORD, type MockServer } from '@gschool/mocks/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Backend } from '../../backend';
import { createSession } from '../../session/createSession';
import type { Session } from '../../session/createSession';
import { errorOf, openDemoBackend } from '../../firebase/testing/demoBackend';
import { readMediaBase, storeFiles, type FileToStore, type StoredFiles } from './storeFiles';

const BUCKET = 'demo-gschool.appspot.com';
const DIGEST = '0123456789abcdef0123456789abcdef';
let server: MockServer;
let backend: Backend;
let session: Session;

beforeAll(async () => {
  server = await createMockServer();
  server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  backend = await openDemoBackend({ storageBucket: BUCKET });
  session = createSession({ connect: () => Promise.resolve(backend) });
  await session.actions.signIn('moderator@gschool.example', DEMO_PASSWORD);
});
afterEach(() => server.reset());

const createFile = (name: string, size = 10, contentType = 'image/png'): FileToStore => ({
  name: `${DIGEST}/${name}`,
  file: new Blob([new Uint8Array(size)]),
  contentType,
});
const files = ['a', 'b', 'c', 'd', 'e'].map((name) => createFile(`posters/${name}.png`));
const store = async (
  list: readonly FileToStore[],
  signal = new AbortController().signal,
  onProgress: (progress: StoredFiles) => void = () => {},
) => storeFiles({ session }, list, onProgress, signal);
const listStored = () => [...server.store.files.keys()].toSorted();

describe('files of the content', () => {
  it('are stored once, with the type and a cache that never ends', async () => {
    expect(await store(files)).toEqual({ done: 5, present: 0, bytes: 50 });
    expect(listStored()).toEqual(files.map(({ name }) => `catalogue/${name}`).toSorted());
    expect(server.store.files.get(`catalogue/${files[0]?.name ?? ''}`)).toMatchObject({
      contentType: 'image/png',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(await store(files)).toEqual({ done: 5, present: 5, bytes: 50 });
  });

  it('are loaded from the bucket by everyone', async () => {
    await store([createFile('my posters/é.png')]);
    const base = await readMediaBase({ session });
    expect(base).toBe(`https://storage.googleapis.com/${BUCKET}/catalogue/`);
    const path = `${DIGEST}/${encodeURIComponent('my posters')}/${encodeURIComponent('é.png')}`;
    expect((await fetch(`${base}${path}`)).headers.get('content-type')).toBe('image/png');
    expect((await fetch(`${base}${DIGEST}/nothing.png`)).status).toBe(403);
  });

  it('report how far they are', async () => {
    const seen: number[] = [];
    await store([createFile('large.png', 600_000)], undefined, ({ bytes }) => seen.push(bytes));
    expect(seen.at(-1)).toBe(600_000);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('that were changed after they were chosen are named as such, without another try', async () => {
    const changed = createFile('posters/changed.png');
    let reads = 0;
    changed.file.slice = () => {
      reads += 1;
      throw new DOMException('The file was changed', 'NotReadableError');
    };
    expect(await errorOf(store([changed]))).toEqual({ kind: 'notFound', what: 'file' });
    expect(reads).toBe(1);
    expect(listStored()).toEqual([]);
  });

  it('stop when they are canceled, and continue later', async () => {
    const controller = new AbortController();
    const run = store(files, controller.signal, ({ done }) => {
      if (done === 1) controller.abort();
    });
    expect((await errorOf(run)).kind).toBe('cancelled');
    const count = listStored().length;
    expect(count).toBeLessThan(5);
    expect(await store(files)).toMatchObject({ done: 5, present: count });
  });

  it('are tried again after a failing request', async () => {
    let failures = 2;
    server.msw.use(
      http.post(/firebasestorage/, () =>
        (failures -= 1) >= 0 ? HttpResponse.json({}, { status: 402 }) : undefined,
      ),
    );
    expect(await store(files.slice(0, 1))).toEqual({ done: 1, present: 0, bytes: 10 });
  });

  it('of another type are refused, and no other file starts after that', async () => {
    const svg = createFile('drawing.svg', 10, 'image/svg+xml');
    expect((await errorOf(store([svg, ...files]))).kind).toBe('forbidden');
  });

  it('are refused to members', async () => {
    await session.actions.signOut();
    await session.actions.signIn('member@gschool.example', DEMO_PASSWORD);
    expect((await errorOf(store(files))).kind).toBe('forbidden');
    expect(listStored()).toEqual([]);
  });

  it('can’t be stored without a bucket', async () => {
    const without = await openDemoBackend();
    const other = createSession({ connect: () => Promise.resolve(without) });
    await other.actions.signIn('moderator@gschool.example', DEMO_PASSWORD);
    expect(await readMediaBase({ session: other })).toBeNull();
    await expect(
      storeFiles({ session: other }, files, () => {}, new AbortController().signal),
    ).rejects.toEqual(new AppError({ kind: 'unavailable', what: 'storage' }));
  });
});

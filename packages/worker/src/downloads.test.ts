import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { answerDownload } from './downloads';
import { getCacheName, getFolder } from './downloadPaths';
import { createMemoryCaches, ORIGIN as origin } from './testing/memoryCaches';

// Workbox expects the scope of a worker when it loads.
vi.hoisted(() => vi.stubGlobal('self', globalThis));
afterAll(() => vi.unstubAllGlobals());

/** An id that has another form in an address. */
const cacheName = getCacheName('mira', 'a class');

beforeEach(async () => {
  vi.stubGlobal('caches', createMemoryCaches().caches);
  const stored = await caches.open(cacheName);
  await stored.put(`${getFolder('mira', 'a class')}seg.m4s`, new Response('0123456789'));
});

const ask = (path: string, range?: string): Promise<Response> =>
  answerDownload(new Request(origin + path, range ? { headers: { range } } : {}));

it('answers with a stored file', async () => {
  const response = await ask('/downloads/mira/a%20class/seg.m4s');
  expect([response.status, await response.text()]).toEqual([200, '0123456789']);
});

it.each([
  ['bytes=0-3', 206, '0123'],
  ['bytes=4-', 206, '456789'],
  ['bytes=-2', 206, '89'],
])('answers %s with %i', async (range, status, body) => {
  const response = await ask('/downloads/mira/a%20class/seg.m4s', range);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

it.each([
  '/downloads/mira/a%20class/other.m4s',
  '/downloads/mira/b/seg.m4s',
  '/downloads/iris/a%20class/seg.m4s',
  '/downloads/mira',
])('does not have %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
  // A request never creates a cache.
  expect(await caches.keys()).toEqual([cacheName]);
});

import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { answerDownload } from './downloads';
import { getCacheName, getFolder } from './downloadPaths';
import { createMemoryCaches, ORIGIN as origin } from './testing/memoryCaches';

// When Workbox loads, it expects the global scope of a worker.
vi.hoisted(() => vi.stubGlobal('self', globalThis));
afterAll(() => vi.unstubAllGlobals());

/** An id that is written differently in a URL. */
const cacheName = getCacheName('mira', 'a class');

beforeEach(async () => {
  vi.stubGlobal('caches', createMemoryCaches().caches);
  const stored = await caches.open(cacheName);
  const put = (name: string, type: string) =>
    stored.put(
      getFolder('mira', 'a class') + name,
      new Response('0123456789', { headers: { 'content-type': type } }),
    );
  await put('seg.m4s', 'video/iso.segment');
  // An older version stored this file.
  await put('page.vtt', 'text/html');
  await put('drawing.webp', 'image/svg+xml');
});

const ask = (path: string, range?: string): Promise<Response> =>
  answerDownload(new Request(origin + path, range ? { headers: { range } } : {}));

/** A request that only the browser itself can make. */
const open = (name: string, mode: RequestMode, destination: RequestDestination) =>
  answerDownload({
    url: `${origin}/downloads/mira/a%20class/${name}`,
    headers: new Headers(),
    mode,
    destination,
  } as Request);

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

it.each<[RequestMode, RequestDestination]>([
  ['navigate', 'document'],
  ['navigate', 'iframe'],
  ['navigate', 'frame'],
  ['navigate', 'object'],
  ['navigate', 'embed'],
  ['navigate', ''],
  ['no-cors', 'script'],
  ['no-cors', 'style'],
  ['no-cors', 'object'],
  ['no-cors', 'embed'],
  ['same-origin', 'worker'],
  ['same-origin', 'sharedworker'],
  ['same-origin', 'manifest'],
])('does not have files for a request of the mode %s for "%s"', async (mode, destination) => {
  for (const name of ['seg.m4s', 'page.vtt', 'drawing.webp']) {
    const response = await open(name, mode, destination);
    expect([response.status, await response.text()]).toEqual([404, '404']);
  }
});

it.each<[RequestMode, RequestDestination]>([
  ['cors', ''],
  ['no-cors', 'video'],
  ['no-cors', 'audio'],
  ['same-origin', 'track'],
  ['no-cors', 'image'],
])('has files for a request of the mode %s for "%s"', async (mode, destination) => {
  expect((await open('seg.m4s', mode, destination)).status).toBe(200);
});

it.each(['seg.m4s', 'page.vtt', 'drawing.webp', 'missing.m4s'])(
  'lets no browser read %s as a page',
  async (name) => {
    for (const range of [undefined, 'bytes=0-3', 'bytes=20-']) {
      const { headers } = await ask(`/downloads/mira/a%20class/${name}`, range);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('content-type') ?? '').not.toMatch(/html|svg|xml|vtt/);
    }
  },
);

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

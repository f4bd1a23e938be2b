import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createMemoryCaches, ORIGIN as origin } from './testing/memoryCaches';
import type { AppBuild } from './build';
import { cacheNames, getDocumentKey, SHELL_PATH } from './caches';
import { isOwnDocument, isSameVersion, storeFiles } from './storeFiles';

const app: AppBuild = {
  version: '1',
  sharedFiles: ['/assets/app.js', '/assets/font.woff2'],
  files: ['/assets/app.js', '/assets/font.woff2', '/assets/library.js', '/assets/watch.js'],
  documents: ['/', '/about', '/events'],
};

const html = { 'content-type': 'text/html; charset=utf-8' };

/** The fetches and writes, in order. */
let order: string[] = [];
/** The script that the server's documents name. */
let entry = '';
/** Paths to which the network does not respond. */
let missing = new Set<string>();

beforeEach(() => {
  order = [];
  missing = new Set();
  entry = '/assets/app.js';
  vi.stubGlobal('self', { location: { origin } });
  vi.stubGlobal('caches', createMemoryCaches().caches);
  vi.stubGlobal('fetch', async (path: string) => {
    order.push(path);
    return missing.has(path)
      ? new Response('', { status: 404 })
      : new Response(`<script src="${entry}"></script>`, { headers: html });
  });
});
afterEach(() => vi.unstubAllGlobals());

const fetchFile = async (path: string): Promise<void> => {
  order.push(path);
  if (missing.has(path)) throw new Error(path);
  await (await caches.open(cacheNames.files)).put(path, new Response(path));
};

const store = (
  page: string,
  loaded: readonly string[] = [],
  files: 'loaded' | 'shared' | 'all' = 'shared',
): Promise<void> => storeFiles(app, { files, page: origin + page, loaded }, fetchFile);

const listDocuments = async (): Promise<string[]> =>
  (await (await caches.open(cacheNames.documents)).keys()).map(({ url }) => new URL(url).pathname);

describe('the document of a page', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/videos', SHELL_PATH],
    ['/videos/watch/a', SHELL_PATH],
    ['/nowhere', SHELL_PATH],
  ])('of %s is %s', (path, expected) => {
    expect(getDocumentKey(path, app.documents)).toBe(expected);
  });
});

describe('storing files', () => {
  it('stores the shared files and the visited page for a visitor, the documents last', async () => {
    await store('/about?from=mail', [`${origin}/assets/watch.js`, `${origin}/assets/unknown.js`]);
    expect(order).toEqual([...app.sharedFiles, '/assets/watch.js', SHELL_PATH, '/about']);
    expect(await listDocuments()).toEqual([SHELL_PATH, '/about']);
  });

  it('stores all files for a member', async () => {
    await store('/videos', [], 'all');
    expect(order).toEqual([...app.files, SHELL_PATH]);
  });

  it('stores only what was loaded for a browser that saves data, and what the documents name', async () => {
    await store('/about', [`${origin}/assets/watch.js`], 'loaded');
    expect(order).toEqual(['/assets/watch.js', SHELL_PATH, '/assets/app.js', '/about']);
  });

  it('keeps the stored documents when the server has a newer version', async () => {
    await store('/about');
    const read = async () =>
      (await (await caches.open(cacheNames.documents)).match(SHELL_PATH))?.text();
    const before = await read();
    entry = '/assets/app-of-a-newer-version.js';
    await expect(store('/about')).rejects.toThrow('another page or version');
    expect(await read()).toBe(before);
    expect(before).toContain('/assets/app.js');
  });

  it('fetches only what is missing, and the documents again', async () => {
    await store('/videos', [], 'all');
    order = [];
    await store('/videos', [], 'all');
    expect(order).toEqual([SHELL_PATH]);
  });

  it('stores no document when a file is missing, because the document would name it', async () => {
    missing.add('/assets/library.js');
    await expect(store('/videos', [], 'all')).rejects.toThrow('/assets/library.js');
    expect(await listDocuments()).toEqual([]);
  });

  it('stores no error page as a document', async () => {
    missing.add(SHELL_PATH);
    await expect(store('/about')).rejects.toThrow('404');
    expect(await listDocuments()).toEqual([]);
  });
});

describe('a document of the app', () => {
  const script = '<script type="module" src="/assets/app.js"></script>';
  const answer = (body: string, { headers = html, status = 200 } = {}) =>
    new Response(body, { headers, status });
  const redirected = answer(script);
  Object.defineProperty(redirected, 'redirected', { value: true });

  it('is one that starts this version', async () => {
    expect(await isOwnDocument(app, answer(script))).toBe(true);
    expect(await isOwnDocument(app, answer(`${script}<img src="/other.png">`))).toBe(true);
  });

  it.each([
    ['a page without files of the app', answer('<h1>Checkout</h1>')],
    ['an empty answer', answer('')],
    ['a page with a font of the app only', answer('<link href="/assets/font.woff2">')],
    ['a page that names a script of another version', answer(`${script}/assets/app-2.js`)],
    ['an error page of the app', answer(script, { status: 404 })],
    ['a part of a document', answer(script, { status: 206 })],
    ['a text', answer(script, { headers: { 'content-type': 'text/plain' } })],
    ['an answer that was redirected', redirected],
  ])('is not %s', async (_, response) => {
    expect(await isOwnDocument(app, response)).toBe(false);
  });

  it('is the only one that is stored as the shell', async () => {
    await store('/videos');
    const read = async () =>
      (await (await caches.open(cacheNames.documents)).match(SHELL_PATH))?.text();
    const shell = await read();
    vi.stubGlobal('fetch', async () => answer('<h1>Sign in to the network</h1>'));
    await expect(store('/videos')).rejects.toThrow('another page');
    expect(await read()).toBe(shell);
  });
});

it.each([
  [[], true],
  [['/assets/app.js', '/assets/watch.js'], true],
  [['/assets/app.js', '/assets/app-of-the-last-version.js'], false],
])('a page with %j has the version of the worker: %s', (files, expected) => {
  expect(
    isSameVersion(
      app,
      files.map((file) => origin + file),
    ),
  ).toBe(expected);
});

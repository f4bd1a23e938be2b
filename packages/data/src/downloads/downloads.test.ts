import { AppError } from '@gschool/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quotaError } from '@gschool/worker/testing';

import { getCacheName, getQueueKey } from './keys';
import { removeDownloads, removeDownloadsOfOthers } from './removeDownloads';
import { aClass } from './testing/mediaServer';
import {
  createTestBrowser,
  segmentBytes,
  statusOf,
  until,
  type TestBrowser,
} from './testing/testPages';
import type { DownloadQueue } from './types';

const pages: DownloadQueue[] = [];
const open = (
  browser: TestBrowser,
  changes?: Parameters<TestBrowser['openPage']>[0],
): DownloadQueue => {
  const page = browser.openPage(changes);
  pages.push(page);
  return page;
};
afterEach(() => pages.splice(0).forEach((page) => page.close()));

const find = (page: DownloadQueue, id: string) => page.get().find(({ classId }) => classId === id);
const ended = (page: DownloadQueue, id: string) =>
  until(() => ['done', 'failed', 'paused'].includes(statusOf(page, id) ?? ''));
const download = async (page: DownloadQueue, ...ids: string[]): Promise<void> => {
  await page.add(ids, 360);
  for (const id of ids) await ended(page, id);
};
const SEGMENT = /\/seg_/;

/**
 * Adds a class and waits until its download requests a segment. The server never responds to that
 * request.
 */
const startSlowly = async (
  browser: TestBrowser,
  page: DownloadQueue,
  ...ids: string[]
): Promise<void> => {
  const stuck = `${ids[0]}/360p/seg_10.m4s`;
  browser.server.before = (path) => (path === stuck ? new Promise(() => undefined) : null);
  await page.add(ids, 360);
  await until(() => browser.server.requests.includes(stuck));
  browser.server.before = () => null;
};

describe('a downloaded class', () => {
  it('has local addresses, its files and their types', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    await download(page, 'a');
    expect(find(page, 'a')).toMatchObject({
      title: 'Class a',
      height: 360,
      status: 'done',
      problem: null,
      poster: '/downloads/mira/a/poster-0.webp',
      takenAt: expect.any(Number),
    });
    const { storedBytes, totalBytes } = find(page, 'a')!;
    expect(storedBytes).toBe(totalBytes);
    expect(await page.open('a')).toEqual({
      details: aClass('a', { poster: '/downloads/mira/a/poster-0.webp' }),
      playback: {
        hls: '/downloads/mira/a/master.m3u8',
        captions: [{ language: 'en', label: 'English', src: '/downloads/mira/a/captions-0.vtt' }],
      },
      height: 360,
    });
    const cache = await browser.stores.caches.open(getCacheName('mira', 'a'));
    const typeOf = async (name: string) =>
      (await cache.match(`/downloads/mira/a/${name}`))?.headers.get('Content-Type');
    expect(await typeOf('video-1.m4s')).toBe('video/iso.segment');
    expect(await typeOf('captions-0.vtt')).toBe('text/vtt; charset=utf-8');
    expect(await typeOf('master.m3u8')).toBe('application/vnd.apple.mpegurl');
  });

  it('stores a repeated segment once', async () => {
    const browser = createTestBrowser();
    const round =
      '#EXTINF:2,\n/clip/seg_0.m4s\n#EXTINF:2,\n/clip/seg_1.m4s\n#EXT-X-DISCONTINUITY\n';
    const text = `#EXTM3U\n${round.repeat(100)}#EXT-X-ENDLIST\n`;
    browser.server.texts.set('a/360p/index.m3u8', text);
    const page = open(browser);
    await download(page, 'a');
    expect(browser.server.requests.filter((path) => SEGMENT.test(path))).toHaveLength(2);
    expect(browser.readText('a', 'video.m3u8').match(/video-0\.m4s/g)).toHaveLength(100);
  });

  it('takes a plain video', async () => {
    const browser = createTestBrowser();
    const getPlayback = async (id: string) => ({
      hls: `https://media.example/${id}/a.mp4?token=1`,
      captions: [],
    });
    const page = open(browser, { getPlayback });
    await download(page, 'a');
    expect((await page.open('a'))?.playback.hls).toBe('/downloads/mira/a/video-0.mp4');
  });

  it.each([
    ['has none', /poster|vtt/, () => new Response('', { status: 404 })],
    ['refuses them', /poster|vtt/, () => new Response('', { status: 403 })],
    ['lets no page read the poster', /poster/, () => Promise.reject(new TypeError('CORS'))],
  ])('goes without a poster and captions when the server %s', async (_, paths, answer) => {
    const browser = createTestBrowser();
    browser.server.before = (path) => (paths.test(path) ? answer() : null);
    const page = open(browser);
    await download(page, 'a');
    const opened = await page.open('a');
    expect(opened?.playback.captions).toHaveLength(paths.test('vtt') ? 0 : 1);
    expect(opened?.details.poster).toBe('https://media.example/a/poster.webp');
  });

  it.each([
    ['captions that are a page', /vtt/, 'text/html; charset=utf-8'],
    ['captions that are data', /vtt/, 'application/json'],
    ['a poster that can contain scripts', /poster/, 'image/svg+xml'],
    ['a poster that is a page', /poster/, 'application/xhtml+xml'],
  ])('goes without %s', async (_, paths, type) => {
    const browser = createTestBrowser();
    const headers = { 'Content-Type': type };
    browser.server.before = (path) =>
      paths.test(path) ? new Response('<script>alert(1)</script>', { headers }) : null;
    const page = open(browser);
    await download(page, 'a');
    expect(find(page, 'a')).toMatchObject({ status: 'done', problem: null });
    const opened = await page.open('a');
    expect(opened?.playback.captions).toHaveLength(paths.test('vtt') ? 0 : 1);
    const cache = await browser.stores.caches.open(getCacheName('mira', 'a'));
    const types = await Promise.all(
      (await cache.keys()).map(async ({ url }) =>
        (await cache.match(url))?.headers.get('Content-Type'),
      ),
    );
    expect(types).toContain('video/iso.segment');
    expect(types.filter((stored) => /html|svg|xml/.test(stored ?? ''))).toEqual([]);
  });

  it('fails when the host answers with a page instead of a segment', async () => {
    const browser = createTestBrowser();
    const headers = { 'Content-Type': 'text/html' };
    browser.server.before = (path) =>
      SEGMENT.test(path) ? new Response('<h1>Blocked</h1>', { headers }) : null;
    const page = open(browser);
    await download(page, 'a');
    expect(find(page, 'a')).toMatchObject({ status: 'failed', problem: 'unexpected' });
    expect(await page.open('a')).toBeNull();
  });

  it('has the types of endings when the host does not know them', async () => {
    const browser = createTestBrowser();
    browser.server.before = (path) => {
      if (!/poster|vtt|seg_0/.test(path)) return null;
      return new Response('x', { headers: { 'Content-Type': 'application/octet-stream' } });
    };
    const page = open(browser);
    await download(page, 'a');
    const cache = await browser.stores.caches.open(getCacheName('mira', 'a'));
    const typeOf = async (name: string) =>
      (await cache.match(`/downloads/mira/a/${name}`))?.headers.get('Content-Type');
    expect(await typeOf('poster-0.webp')).toBe('image/webp');
    expect(await typeOf('captions-0.vtt')).toBe('text/vtt; charset=utf-8');
    expect(await typeOf('video-1.m4s')).toBe('video/iso.segment');
  });

  it('leaves out captions and the poster that are refused after each other', async () => {
    const browser = createTestBrowser();
    // While the segments are loading, the refused captions delay the request for the poster.
    browser.server.before = async (path) => {
      if (/poster|vtt/.test(path)) return new Response('', { status: 403 });
      if (SEGMENT.test(path)) await new Promise((resolve) => setTimeout(resolve, 5));
      return null;
    };
    const page = open(browser);
    await download(page, 'a');
    expect(find(page, 'a')).toMatchObject({ status: 'done', problem: null });
    expect((await page.open('a'))?.playback.captions).toEqual([]);
  });

  it('is no longer shown as downloaded when a file is missing', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    await download(page, 'a');
    const whole = find(page, 'a')?.storedBytes ?? 0;
    const cache = await browser.stores.caches.open(getCacheName('mira', 'a'));
    await cache.delete('/downloads/mira/a/video-2.m4s');
    expect(await page.open('a')).toBeNull();
    expect(find(page, 'a')).toMatchObject({
      status: 'failed',
      problem: 'removed',
      storedBytes: whole - segmentBytes('a', 1).length,
    });
    browser.server.requests.length = 0;
    page.resume('a');
    await until(() => statusOf(page, 'a') === 'done');
    expect(browser.server.requests.filter((path) => SEGMENT.test(path))).toEqual([
      'a/360p/seg_1.m4s',
    ]);
  });

  it('says that the browser removed all of it', async () => {
    const browser = createTestBrowser();
    await download(open(browser), 'a');
    pages[0]?.close();
    await browser.stores.caches.delete(getCacheName('mira', 'a'));
    const page = open(browser);
    await page.load();
    expect(page.get()).toMatchObject([
      { classId: 'a', status: 'failed', problem: 'removed', storedBytes: 0, takenAt: null },
    ]);
  });

  it('is found by its files after the list was removed, as by signing out', async () => {
    const browser = createTestBrowser();
    await download(open(browser), 'a');
    pages[0]?.close();
    browser.storage.removeItem(getQueueKey('mira'));
    const orphan = await browser.stores.caches.open(getCacheName('mira', 'half'));
    await orphan.put('/downloads/mira/half/video-0.ts', new Response('x'));
    const page = open(browser);
    expect(page.get()).toEqual([]);
    await page.load();
    expect(page.get()).toMatchObject([{ classId: 'a', status: 'done', title: 'Class a' }]);
    expect(browser.stores.names()).toEqual([getCacheName('mira', 'a')]);
  });

  it('is not shown when the stored list says done without its files', async () => {
    const browser = createTestBrowser();
    const entry = {
      classId: 'a',
      height: 1,
      storedBytes: 1,
      totalBytes: 1,
      takenAt: 1,
      addedAt: 1,
    };
    browser.storage.setItem(
      getQueueKey('mira'),
      JSON.stringify([{ ...entry, status: 'done' }, { status: 'done' }, 5]),
    );
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = open(browser);
    await page.load();
    warned.mockRestore();
    expect(page.get()).toMatchObject([
      { classId: 'a', status: 'failed', problem: 'removed', storedBytes: 0, takenAt: null },
    ]);
  });
});

describe('problems', () => {
  it('fills the disk, says so, and leaves the others as they are', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    await download(page, 'a');
    browser.stores.beforePut = (path) => {
      if (path.includes('seg') || path.includes('video-3')) throw quotaError();
    };
    await download(page, 'b');
    expect(find(page, 'b')).toMatchObject({ status: 'failed', problem: 'full', takenAt: null });
    expect(browser.isWhole('a')).toBe(true);
    browser.server.requests.length = 0;
    browser.stores.beforePut = () => undefined;
    page.resume('b');
    await until(() => statusOf(page, 'b') === 'done');
    expect(browser.server.requests).not.toContain('b/360p/init.mp4');
  });

  it('asks for new addresses once, and stops at the second refusal', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    const getPlayback = vi.spyOn(browser.server, 'getPlayback');
    let renewals = 0;
    browser.server.before = (path) => {
      if (SEGMENT.test(path) && renewals++ === 1) browser.server.endAddresses();
      return null;
    };
    await download(page, 'a');
    expect(statusOf(page, 'a')).toBe('done');
    expect(getPlayback).toHaveBeenCalledTimes(2);
    browser.server.before = (path) =>
      SEGMENT.test(path) ? new Response('', { status: 403 }) : null;
    await download(page, 'b');
    expect(find(page, 'b')).toMatchObject({ status: 'failed', problem: 'denied' });
  });

  it('does not use addresses after their end', async () => {
    const browser = createTestBrowser();
    const ends = [0, Number.MAX_SAFE_INTEGER];
    const page = open(browser, {
      getPlayback: async (id) => ({
        ...(await browser.server.getPlayback(id))!,
        expiresAt: ends.shift() ?? 0,
      }),
    });
    await download(page, 'a');
    expect(statusOf(page, 'a')).toBe('done');
    expect(ends).toEqual([]);
  });

  it.each([
    ['forbidden', new AppError({ kind: 'forbidden' }), 'failed', 'denied'],
    ['an unknown class', new AppError({ kind: 'notFound', what: 'video' }), 'failed', 'unexpected'],
  ])('says %s', async (_, error, status, problem) => {
    const page = open(createTestBrowser(), { getPlayback: () => Promise.reject(error) });
    await download(page, 'a');
    expect(find(page, 'a')).toMatchObject({ status, problem });
  });

  it('waits offline, and continues in order when the network is back', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    await page.add(['a', 'b'], 360);
    browser.isOnline = false;
    browser.server.before = () => {
      if (!browser.isOnline) throw new TypeError('offline');
      return null;
    };
    await until(() => statusOf(page, 'a') === 'paused' && statusOf(page, 'b') === 'paused');
    expect(find(page, 'a')?.problem).toBe('offline');
    browser.isOnline = true;
    page.onOnline();
    await until(() => statusOf(page, 'b') === 'done');
    expect(find(page, 'a')!.takenAt!).toBeLessThan(find(page, 'b')!.takenAt!);
  });

  it('retries with growing pauses, then waits a minute', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    let isDown = true;
    browser.server.before = () => {
      if (isDown) throw new TypeError('no answer');
      return null;
    };
    await page.add(['a'], 360);
    await until(() => browser.waits.includes(60_000));
    expect(browser.waits.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 16_000, 60_000]);
    isDown = false;
    await until(() => statusOf(page, 'a') === 'done');
  });

  it.each([429, 503])('waits like that for a server that answers %s', async (status) => {
    const browser = createTestBrowser();
    const page = open(browser);
    let isBusy = true;
    browser.server.before = (path) =>
      isBusy && SEGMENT.test(path)
        ? new Response('', { status, headers: { 'Retry-After': '120' } })
        : null;
    await page.add(['a'], 360);
    await until(() => browser.waits.includes(60_000));
    expect(find(page, 'a')).toMatchObject({ status: 'paused', problem: 'busy' });
    isBusy = false;
    await until(() => statusOf(page, 'a') === 'done');
    expect(find(page, 'a')?.problem).toBeNull();
  });

  it('waits for the service that says where the video is', async () => {
    const browser = createTestBrowser();
    let isBusy = true;
    const page = open(browser, {
      getPlayback: async (id) => {
        if (isBusy) throw new AppError({ kind: 'unavailable', what: 'service' });
        return browser.server.getPlayback(id);
      },
    });
    await page.add(['a'], 360);
    await until(() => browser.waits.includes(60_000));
    isBusy = false;
    await until(() => statusOf(page, 'a') === 'done');
  });

  it.each([
    ['once, and fetches them again', 1, { status: 'done', problem: null }],
    ['always, and ends', Number.POSITIVE_INFINITY, { status: 'failed', problem: 'removed' }],
  ])('sees that the browser removes its files: %s', async (_name, times, expected) => {
    const browser = createTestBrowser();
    const page = open(browser);
    let removals = 0;
    browser.stores.beforePut = (path) => {
      if (!path.endsWith('/master.m3u8') || removals >= times) return;
      removals += 1;
      void browser.stores.caches.delete(getCacheName('mira', 'a'));
    };
    await download(page, 'a');
    expect(find(page, 'a')).toMatchObject(expected);
    expect(removals).toBe(Math.min(times, 3));
  });

  it('rejects with AppError without Cache Storage', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = open(createTestBrowser(), {
      caches: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    await expect(page.add(['a'], 360)).rejects.toBeInstanceOf(AppError);
    await expect(page.open('a')).rejects.toBeInstanceOf(AppError);
    expect(page.get()).toEqual([]);
    warned.mockRestore();
  });
});

describe('pause, resume and remove', () => {
  it('fetches nothing twice after a reload', async () => {
    const browser = createTestBrowser(20);
    const first = open(browser);
    browser.server.before = (path) => {
      if (path.endsWith('seg_10.m4s')) first.close();
      return null;
    };
    await first.add(['a'], 360);
    await until(() => browser.server.requests.some((path) => path.endsWith('seg_10.m4s')));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const before = browser.server.requests.filter((path) => SEGMENT.test(path));
    browser.server.requests.length = 0;
    const second = open(browser);
    await second.load();
    await until(() => statusOf(second, 'a') === 'done');
    const after = browser.server.requests.filter((path) => SEGMENT.test(path));
    // At most the segments that were loading.
    expect(before.length + after.length).toBeLessThanOrEqual(20 + 3);
  });

  it('stays paused after a reload until the member resumes it', async () => {
    const browser = createTestBrowser();
    const first = open(browser);
    await first.add(['a', 'b'], 360);
    first.pause('a');
    await until(() => statusOf(first, 'b') === 'done');
    expect(find(first, 'a')).toMatchObject({ status: 'paused', problem: null });
    first.close();
    const second = open(browser);
    await second.load();
    expect(statusOf(second, 'a')).toBe('paused');
    second.resume('a');
    await until(() => statusOf(second, 'a') === 'done');
  });

  it('removes a class while it is downloaded, and can add it after that', async () => {
    const browser = createTestBrowser(50);
    const page = open(browser);
    await startSlowly(browser, page, 'a');
    const removed = page.remove('a');
    expect(page.get()).toEqual([]);
    await removed;
    expect(browser.stores.names()).toEqual([]);
    expect(browser.storage.getItem(getQueueKey('mira'))).toBeNull();
    await download(page, 'a');
    expect(browser.isWhole('a')).toBe(true);
  });

  it('removes all', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    await download(page, 'a', 'b');
    await page.removeAll();
    expect(page.get()).toEqual([]);
    expect(browser.stores.names()).toEqual([]);
  });

  it('starts from zero in another quality', async () => {
    const browser = createTestBrowser(50);
    const page = open(browser);
    await startSlowly(browser, page, 'a');
    page.pause('a');
    await page.add(['a'], 720);
    await until(() => statusOf(page, 'a') === 'done');
    expect(find(page, 'a')?.height).toBe(720);
    expect(browser.isWhole('a')).toBe(true);
  });
});

describe('two tabs', () => {
  const openTabs = (browser: TestBrowser): [DownloadQueue, DownloadQueue] => {
    const one = open(browser);
    const two = open(browser);
    // Browsers fire `storage` events only in the other tab.
    one.subscribe(() => two.onStorageEvent());
    two.subscribe(() => one.onStorageEvent());
    return [one, two];
  };

  it('download in one, and show it in both', async () => {
    const browser = createTestBrowser();
    const [one, two] = openTabs(browser);
    await Promise.all([one.load(), two.load()]);
    await Promise.all([one.add(['a'], 360), two.add(['b'], 360)]);
    await until(() => ['a', 'b'].every((id) => statusOf(one, id) === 'done'));
    expect(two.get()).toEqual(one.get());
    const segments = browser.server.requests.filter((path) => SEGMENT.test(path));
    expect(new Set(segments).size).toBe(segments.length);
  });

  it('continue in the other when the one that downloads is closed', async () => {
    const browser = createTestBrowser(50);
    const [one, two] = openTabs(browser);
    await two.load();
    await startSlowly(browser, one, 'a');
    one.close();
    await until(() => statusOf(two, 'a') === 'done');
    expect(browser.isWhole('a')).toBe(true);
  });

  it('pause and remove what the other downloads', async () => {
    const browser = createTestBrowser(50);
    const [one, two] = openTabs(browser);
    await two.load();
    await startSlowly(browser, one, 'a', 'b');
    two.pause('a');
    expect(statusOf(one, 'a')).toBe('paused');
    await two.remove('a');
    await until(() => statusOf(one, 'b') === 'done');
    expect(two.get().map(({ classId }) => classId)).toEqual(['b']);
    expect(browser.stores.names()).toEqual([getCacheName('mira', 'b')]);
  });
});

describe('estimate', () => {
  it('sums up what is not downloaded, and reads the free space', async () => {
    const browser = createTestBrowser(30);
    const persist = vi.fn().mockResolvedValue(true);
    const page = open(browser, {
      storageManager: { estimate: async () => ({ quota: 1000, usage: 400 }), persist },
    });
    const one = await page.estimate(['a', 'b', 'b']);
    expect(one.freeBytes).toBe(600);
    expect(one.qualities).toEqual([
      { height: 360, bytes: 2 * (3_000_000 + 100_000) },
      { height: 720, bytes: 2 * (12_000_000 + 100_000) },
    ]);
    expect(persist).not.toHaveBeenCalled();
    await page.add(['a'], 360);
    expect(persist).toHaveBeenCalledOnce();
    expect(find(page, 'a')?.totalBytes).toBeGreaterThan(0);
    await ended(page, 'a');
    expect((await page.estimate(['a', 'b'])).qualities[0]?.bytes).toBe(3_100_000);
  });

  it('says nothing about the space where the browser does not', async () => {
    const page = open(createTestBrowser());
    expect((await page.estimate(['a'])).freeBytes).toBeNull();
  });

  it('rejects with AppError', async () => {
    const browser = createTestBrowser();
    const page = open(browser);
    browser.server.before = () => {
      throw new TypeError('offline');
    };
    await expect(page.estimate(['a'])).rejects.toMatchObject({ info: { kind: 'offline' } });
  });
});

describe('members', () => {
  it('have their downloads removed with their account, or by the next member', async () => {
    const browser = createTestBrowser();
    const { stores, storage } = browser;
    await download(open(browser), 'a');
    await download(open(browser, { uid: 'nia' }), 'a');
    await stores.caches.open('workbox-precache');
    await removeDownloads('nia', () => stores.caches);
    expect(stores.names()).toEqual([getCacheName('mira', 'a'), 'workbox-precache']);
    await removeDownloadsOfOthers(
      'mira',
      () => stores.caches,
      () => storage,
    );
    expect(stores.names()).toEqual([getCacheName('mira', 'a'), 'workbox-precache']);
    await removeDownloadsOfOthers(
      'zoe',
      () => stores.caches,
      () => storage,
    );
    expect(stores.names()).toEqual(['workbox-precache']);
    expect(storage.length).toBe(0);
  });

  it('write nothing after they have signed out', async () => {
    const browser = createTestBrowser(50);
    const page = open(browser);
    await startSlowly(browser, page, 'a');
    page.close();
    browser.storage.removeItem(getQueueKey('mira'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(browser.storage.length).toBe(0);
    await expect(page.add(['b'], 360)).rejects.toMatchObject({ info: { kind: 'signedOut' } });
  });
});

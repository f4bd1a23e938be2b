import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quotaError } from '@gschool/worker/testing';

import { createTestBrowser, segmentBytes, statusOf, until } from './testing/testPages';

const SEGMENTS = 300;
const BREAKS = 100;

const kinds = ['network', 'truncated', 'closed', 'full', 'paused', 'refused', 'offline'] as const;
type Kind = (typeof kinds)[number];

const truncated = (): Response =>
  new Response(new Uint8Array(3), { headers: { 'Content-Length': '30' } });

/** Runs a download that breaks off again and again, each time a few segments later. */
const runBroken = async (breaks: readonly { kind: Kind; after: number }[]): Promise<void> => {
  const browser = createTestBrowser(SEGMENTS);
  const { server, stores } = browser;
  let page = browser.openPage();
  await page.add(['other'], 360);
  await until(() => statusOf(page, 'other') === 'done');

  const checkNotShown = (): void => {
    const isShown = statusOf(page, 'sunrise') === 'done';
    if (isShown && !browser.isWhole('sunrise')) throw new Error('shown as downloaded, but is not');
  };
  const watch = (): void => void page.subscribe(checkNotShown);
  watch();

  let left = [...breaks];
  let isFull = false;
  /** What the test does next, after the queue has noticed the break. */
  let pending: Kind | null = null;
  let countdown = left[0]?.after ?? 0;
  const takeBreak = (path: string): Kind | null => {
    // All files of the class count: playlists, captions and the poster as well as segments.
    if (pending || left.length === 0 || path.includes('/other/')) return null;
    countdown -= 1;
    if (countdown > 0) return null;
    const kind = left[0]?.kind ?? null;
    left = left.slice(1);
    countdown = left[0]?.after ?? 0;
    return kind;
  };
  /** Checks that nothing is loaded while the page is paused or closed, or the network is off. */
  const whilePending = async (): Promise<null> => {
    if (!browser.isOnline) throw new TypeError('failed to fetch');
    return pending === 'full' ? null : new Promise(() => undefined);
  };
  server.before = (path) => {
    checkNotShown();
    if (pending) return whilePending();
    const kind = takeBreak(path);
    switch (kind) {
      case null:
        return null;
      case 'network':
        throw new TypeError('failed to fetch');
      case 'truncated':
        return truncated();
      case 'refused':
        server.endAddresses();
        return null;
      case 'full':
        isFull = true;
        break;
      case 'offline':
        browser.isOnline = false;
        pending = kind;
        throw new TypeError('failed to fetch');
      case 'closed':
      case 'paused':
        break;
    }
    pending = kind;
    return whilePending();
  };
  stores.beforePut = (path) => {
    checkNotShown();
    if (isFull && path.includes('/sunrise/')) throw quotaError();
  };

  const act = async (kind: Kind): Promise<void> => {
    switch (kind) {
      case 'closed':
        page.close();
        page = browser.openPage();
        watch();
        pending = null;
        await page.load();
        return;
      case 'paused':
        page.pause('sunrise');
        pending = null;
        // The interrupted segment may have been the last one.
        expect((await page.open('sunrise')) !== null).toBe(browser.isWhole('sunrise'));
        page.resume('sunrise');
        return;
      case 'full':
        await until(() => statusOf(page, 'sunrise') === 'failed');
        isFull = false;
        pending = null;
        page.resume('sunrise');
        return;
      case 'offline':
        await until(() => statusOf(page, 'sunrise') === 'paused');
        browser.isOnline = true;
        pending = null;
        page.onOnline();
        return;
      default:
        pending = null;
    }
  };

  await page.add(['sunrise'], 360);
  while (statusOf(page, 'sunrise') !== 'done') {
    const hasEnded = (): boolean => ['done', 'failed'].includes(statusOf(page, 'sunrise') ?? '');
    await until(() => pending !== null || hasEnded());
    if (pending) await act(pending);
    // The server refused the file twice in a row.
    else page.resume('sunrise');
  }

  expect(left).toEqual([]);
  expect(browser.isWhole('sunrise')).toBe(true);
  expect(browser.isWhole('other')).toBe(true);
  for (let at = 0; at < SEGMENTS; at += 1)
    expect(String(browser.readBytes('sunrise', `video-${at + 1}.m4s`))).toBe(
      String(segmentBytes('sunrise', at)),
    );
  const names = new Set(browser.readManifest('sunrise')?.files.map(({ name }) => name));
  const text =
    browser.readText('sunrise', 'master.m3u8') + browser.readText('sunrise', 'video.m3u8');
  const uris = [...text.matchAll(/^[^#\n]+$|(?<=URI=")[^"]+/gm)].map(([uri]) => uri);
  expect(uris).toHaveLength(SEGMENTS + 2);
  expect(uris.filter((uri) => !names.has(uri))).toEqual([]);
  expect((await page.open('sunrise'))?.playback.hls).toBe('/downloads/mira/sunrise/master.m3u8');
  page.close();
};

it('ends whole after 100 breaks, and is never shown as downloaded before', async () => {
  const aBreak = fc.record({
    kind: fc.constantFrom(...kinds),
    after: fc.integer({ min: 1, max: 3 }),
  });
  const breaks = fc.array(aBreak, { minLength: BREAKS, maxLength: BREAKS });
  await fc.assert(fc.asyncProperty(breaks, runBroken), {
    numRuns: 2,
    seed: 16,
    endOnFailure: true,
  });
}, 20_000);

import { createMemoryCaches } from '@gschool/worker/testing';

import { memoryStorage } from '../../cache/testing/memoryStorage';
import { createDownloads } from '../createDownloads';
import type { DownloadsOptions } from '../downloadsOptions';
import { getCacheName, getFolder } from '../keys';
import type { DownloadManifest } from '../manifest';
import type { DownloadQueue } from '../types';
import { aClass, bytesOf, createMediaServer } from './mediaServer';
import { createMemoryLocks } from './memoryLocks';

/** Waits until a condition is true, without advancing a clock. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  for (let round = 0; round < 20_000; round += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('The condition did not become true');
};

/** A browser with its stores, and a server. Pages are queues that share the same stores. */
export const createTestBrowser = (segments?: number) => {
  const server = createMediaServer(segments);
  const stores = createMemoryCaches();
  const storage = memoryStorage();
  const locks = createMemoryLocks();
  const clock = { now: 1_000_000 };
  const browser = {
    server,
    stores,
    storage,
    clock,
    isOnline: true,
    /** The delays that downloads asked for. They end right away. */
    waits: [] as number[],
    openPage: (changes: Partial<DownloadsOptions> = {}): DownloadQueue =>
      createDownloads({
        uid: 'mira',
        caches: () => stores.caches,
        storage: () => storage,
        locks,
        fetch: server.fetch,
        baseUrl: 'https://site.example/',
        canPlay: () => true,
        getDetails: (classId) => Promise.resolve(aClass(classId)),
        getPlayback: (classId) => server.getPlayback(classId),
        isOnline: () => browser.isOnline,
        now: () => (clock.now += 1),
        wait: (ms) => {
          browser.waits.push(ms);
          return new Promise((resolve) => setImmediate(resolve));
        },
        ...changes,
      }),
    readText: (classId: string, name: string): string => {
      const bytes = stores.read(getCacheName('mira', classId), getFolder('mira', classId) + name);
      return bytes ? new TextDecoder().decode(bytes) : '';
    },
    readManifest: (classId: string): DownloadManifest | null => {
      const text = browser.readText(classId, 'manifest.json');
      return text === '' ? null : (JSON.parse(text) as DownloadManifest);
    },
    readBytes: (classId: string, name: string): Uint8Array | null =>
      stores.read(getCacheName('mira', classId), getFolder('mira', classId) + name),
    /** Whether the manifest is stored, and every file that it lists, with the right bytes. */
    isWhole: (classId: string): boolean => {
      const files = browser.readManifest(classId)?.files;
      return (
        files?.every(({ name, bytes }) => browser.readBytes(classId, name)?.length === bytes) ??
        false
      );
    },
  };
  return browser;
};

export type TestBrowser = ReturnType<typeof createTestBrowser>;

/** The status of a class, as pages show it. */
export const statusOf = (page: DownloadQueue, classId: string): string | undefined =>
  page.get().find((one) => one.classId === classId)?.status;

/** The bytes of a segment on the server. */
export const segmentBytes = (classId: string, at: number, folder = '360p'): Uint8Array =>
  bytesOf(`${classId}/${folder}/seg_${at}.m4s`);

import { DownloadError } from './downloadError';
import { getCacheName, getFolder, MANIFEST_NAME } from './keys';
import { decodeManifest, type DownloadManifest } from './manifest';

/** The files of one class in Cache Storage. */
export interface ClassStore {
  /** The names and sizes of the stored files. */
  list(): Promise<Map<string, number>>;
  /**
   * Stores a complete file. Otherwise throws `DownloadError`: `full` if there is not enough space.
   */
  put(name: string, body: Blob, type: string): Promise<void>;
  writeManifest(manifest: DownloadManifest): Promise<void>;
  /** The manifest; null unless every file that it lists is stored. */
  readComplete(): Promise<DownloadManifest | null>;
  /** Removes the class. */
  clear(): Promise<void>;
}

const isQuotaError = (error: unknown): boolean =>
  Object(error).name === 'QuotaExceededError' ||
  Object(error).name === 'NS_ERROR_DOM_QUOTA_REACHED';

/** Opens the store of a class. Nothing is created before the first `put`. */
export const createClassStore = (
  getCaches: () => CacheStorage,
  uid: string,
  classId: string,
): ClassStore => {
  const cacheName = getCacheName(uid, classId);
  const folder = getFolder(uid, classId);
  let opened: Promise<Cache> | null = null;

  const open = (): Promise<Cache> => (opened ??= getCaches().open(cacheName));
  const openExisting = async (): Promise<Cache | null> =>
    (await getCaches().has(cacheName)) ? getCaches().open(cacheName) : null;
  const listNames = async (cache: Cache): Promise<string[]> => {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []));
  };
  const getSize = async (cache: Cache, name: string): Promise<number> =>
    Number((await cache.match(folder + name))?.headers.get('Content-Length') ?? -1);

  const put = async (name: string, body: Blob, type: string): Promise<void> => {
    const headers = { 'Content-Type': type, 'Content-Length': String(body.size) };
    try {
      await (await open()).put(folder + name, new Response(body, { headers }));
    } catch (error) {
      throw new DownloadError(isQuotaError(error) ? 'full' : 'unexpected', String(error));
    }
  };

  return {
    list: async () => {
      // Another tab may have removed the cache that was opened.
      opened = null;
      const cache = await openExisting();
      const names = cache ? await listNames(cache) : [];
      const sizes = cache ? await Promise.all(names.map((name) => getSize(cache, name))) : [];
      return new Map(names.map((name, at) => [name, sizes[at] ?? 0]));
    },
    put,
    writeManifest: (manifest) => {
      const type = 'application/json';
      return put(MANIFEST_NAME, new Blob([JSON.stringify(manifest)], { type }), type);
    },
    readComplete: async () => {
      const cache = await openExisting();
      const stored = await cache?.match(folder + MANIFEST_NAME);
      if (!cache || !stored) return null;
      const value: unknown = await stored.json().catch(() => null);
      const manifest = decodeManifest(value, uid, classId);
      if (!manifest) return null;
      const names = new Set(await listNames(cache));
      return manifest.files.every(({ name }) => names.has(name)) ? manifest : null;
    },
    clear: async () => {
      opened = null;
      await getCaches().delete(cacheName);
    },
  };
};

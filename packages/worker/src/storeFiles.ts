import type { AppBuild } from './build';
import { cacheNames, getDocumentKey, SHELL_PATH } from './caches';
import type { WorkerRequest } from './messages';

type StoreRequest = Extract<WorkerRequest, { type: 'STORE_FILES' }>;

/** How many files are fetched at the same time, so that the page keeps most of the connection. */
const CONCURRENCY = 3;

const pathOf = (url: string): string => new URL(url, self.location.origin).pathname;

/** Calls `run` for every item, a few at the same time. */
async function forEachOf<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const takeNext = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, takeNext));
}

/**
 * Fetches a document again, because a new version has the same path. A redirected answer cannot be a
 * document.
 */
async function storeDocument(key: string): Promise<void> {
  const response = await fetch(key, { cache: 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${key}: ${response.status}`);
  const documents = await caches.open(cacheNames.documents);
  await documents.put(key, response);
}

/** Whether every file that a page has loaded belongs to this version of the app. */
export const isSameVersion = (app: AppBuild, loaded: readonly string[]): boolean => {
  const known = new Set(app.files);
  return loaded.map(pathOf).every((path) => known.has(path));
};

/**
 * Stores what the page and the app need to open offline. The documents are last: a stored document
 * never names a file that is not stored. Rejects when something could not be fetched or stored.
 */
export async function storeFiles(
  app: AppBuild,
  { isWhole, page, loaded }: Omit<StoreRequest, 'type'>,
  fetchFile: (path: string) => Promise<void>,
): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const stored = new Set((await files.keys()).map(({ url }) => pathOf(url)));
  const known = new Set(app.files);
  const wanted = isWhole
    ? app.files
    : [...app.sharedFiles, ...loaded.map(pathOf).filter((path) => known.has(path))];
  await forEachOf(
    [...new Set(wanted)].filter((path) => !stored.has(path)),
    fetchFile,
  );
  const key = getDocumentKey(pathOf(page), app.documents);
  for (const path of new Set([SHELL_PATH, key])) await storeDocument(path);
}

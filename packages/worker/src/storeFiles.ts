import type { AppBuild } from './build';
import { cacheNames, getDocumentKey, SHELL_PATH } from './caches';
import type { WorkerRequest } from './messages';

type StoreRequest = Extract<WorkerRequest, { type: 'STORE_FILES' }>;

/**
 * The number of files that are fetched at the same time, so that most of the connection stays free
 * for the page.
 */
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

/** Whether every file that a page has loaded, or a document refers to, is of this version of the app. */
export const isSameVersion = (app: AppBuild, files: readonly string[]): boolean => {
  const known = new Set(app.files);
  return files.map(pathOf).every((path) => known.has(path));
};

/** The paths of the files that a document refers to. */
const listReferencedFiles = async (document: Response): Promise<readonly string[]> =>
  (await document.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];

/** Whether a response is HTML. */
export const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Whether a response is a document of this version of the app: it starts the app, and refers to no
 * file of another version. Other pages of the origin, such as the hosting's own pages, can have any
 * path, and a newer document refers to files that are not stored yet.
 */
export const isOwnDocument = async (app: AppBuild, response: Response): Promise<boolean> => {
  // A redirected response can come from anywhere.
  if (response.status !== 200 || response.redirected || !isHtml(response)) return false;
  const files = await listReferencedFiles(response);
  return files.some((file) => file.endsWith('.js')) && isSameVersion(app, files);
};

/**
 * Stores everything that the page and the app need to open offline. Documents are stored last, so
 * that a stored document never refers to a file that is not stored. They are always fetched again,
 * because a new version uses the same paths. Rejects if something could not be fetched or stored,
 * or if the server has a newer version, which is stored by its own worker.
 */
export async function storeFiles(
  app: AppBuild,
  { files: wanted, page, loaded }: Omit<StoreRequest, 'type'>,
  fetchFile: (path: string) => Promise<void>,
): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const stored = new Set((await files.keys()).map(({ url }) => pathOf(url)));
  const fetchMissing = (paths: readonly string[]): Promise<void> => {
    const missing = [...new Set(paths)].filter((path) => !stored.has(path));
    return forEachOf(missing, async (path) => {
      await fetchFile(path);
      stored.add(path);
    });
  };
  const known = new Set(app.files);
  const loadedFiles = loaded.map(pathOf).filter((path) => known.has(path));
  await fetchMissing(
    { loaded: loadedFiles, shared: [...app.sharedFiles, ...loadedFiles], all: app.files }[wanted],
  );

  const documents = await caches.open(cacheNames.documents);
  const key = getDocumentKey(pathOf(page), app.documents);
  for (const path of new Set([SHELL_PATH, key])) {
    const document = await fetch(path, { cache: 'no-cache' });
    if (!(await isOwnDocument(app, document)))
      throw new Error(`${path} is another page or version (${document.status})`);
    await fetchMissing(await listReferencedFiles(document));
    await documents.put(path, document);
  }
}

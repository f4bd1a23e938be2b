import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';

import type { AppBuild } from './build';
import { cacheNames, getDocumentKey, SHELL_PATH } from './caches';
import { DOWNLOADS_PATH } from './downloadPaths';
import { answerDownload } from './downloads';
import { isHtml, isOwnDocument } from './storeFiles';

/**
 * How long a page waits for its document before the worker answers with the stored one, in seconds.
 */
const DOCUMENT_TIMEOUT = 3;

/**
 * Files of older versions stay, for pages that were opened before a deploy. The least recently used
 * files are removed first.
 */
const MAX_FILES = 1000;

/** Only complete responses are stored. */
const onlyOk = new CacheableResponsePlugin({ statuses: [200] });

/** The strategy for files with a hash in their names: they are fetched only once. */
export const createFileStrategy = (): Strategy =>
  new CacheFirst({
    cacheName: cacheNames.files,
    matchOptions: { ignoreVary: true },
    plugins: [
      onlyOk,
      // Some servers return an HTML page with status 200 for a file that a deploy removed. Stored as
      // the file, it would break the app permanently.
      { cacheWillUpdate: async ({ response }) => (isHtml(response) ? null : response) },
      new ExpirationPlugin({ maxEntries: MAX_FILES }),
    ],
  });

/** The strategy for documents: from the network, or from storage after three seconds. */
const createDocumentStrategy = (app: AppBuild): Strategy =>
  new NetworkFirst({
    cacheName: cacheNames.documents,
    networkTimeoutSeconds: DOCUMENT_TIMEOUT,
    matchOptions: { ignoreVary: true },
    plugins: [
      onlyOk,
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          getDocumentKey(new URL(request.url).pathname, app.documents),
        // Any other page would overwrite a document that opens offline.
        cacheWillUpdate: async ({ response }) =>
          (await isOwnDocument(app, response)) ? response : null,
        // The shell can also render a prerendered page that was never visited.
        cachedResponseWillBeUsed: async ({ cachedResponse, cacheName }) =>
          cachedResponse ?? caches.match(SHELL_PATH, { cacheName, ignoreVary: true }),
      },
    ],
  });

/**
 * The routes of the worker (docs/product/offline.md#the-service-worker): documents and files of
 * this app, and downloaded classes. The worker never answers requests to another origin, such as
 * Firebase.
 */
export function createRouter(app: AppBuild): Router {
  const router = new Router();
  const isOwn = (url: URL) => url.origin === self.location.origin;
  router.registerRoute(
    new Route(
      ({ url }) => isOwn(url) && url.pathname.startsWith(DOWNLOADS_PATH),
      ({ request }) => answerDownload(request),
    ),
  );
  // The development server's files change all the time.
  if (app.files.length === 0) return router;
  router.registerRoute(
    new Route(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), createFileStrategy()),
  );
  router.registerRoute(
    new NavigationRoute(createDocumentStrategy(app), {
      // Excludes the mock's pages, the pages of Firebase Authentication, the studio, which is part
      // of the site in the demo, and the preview: no stored document may be framed.
      denylist: [/^[^?]*\.\w+(\?|$)/, /^\/__\//, /^\/(studio|preview)(\/|\?|$)/],
    }),
  );
  return router;
}

import { createFileStrategy, createRouter } from './appRoutes';
import { appBuild } from './build';
import { cacheNames } from './caches';
import { CACHES_PREFIX } from './downloadPaths';
import {
  CHANGES_SYNC_TAG,
  type StoreResult,
  type WorkerNotice,
  type WorkerRequest,
} from './messages';
import { isHtml, isSameVersion, storeFiles } from './storeFiles';

// The service worker of both apps (docs/product/offline.md#the-service-worker). A page registers it
// when the page is idle, and asks it to store files. It replaces an older worker only when a member
// accepts the new version.

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to send the pending changes, in milliseconds. */
const SEND_TIMEOUT_MS = 30_000;

/** The event of Background Sync, which only Chromium has. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// The demo replaces this method of the global scope (mocks/src/demoWorker.ts).
const skipWaiting = self.skipWaiting.bind(self);
const router = createRouter(appBuild);
const fileStrategy = createFileStrategy();

/** Removes caches with unknown names, which other versions used. Downloads stay. */
async function removeUnknownCaches(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames);
  const isKnown = (name: string) => known.includes(name) || name.startsWith(CACHES_PREFIX);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('gschool.') && !isKnown(name))
      .map((name) => caches.delete(name)),
  );
}

self.addEventListener('activate', (event) => {
  // The worker controls the first page without a reload, so that the page can play a downloaded
  // class.
  event.waitUntil(Promise.all([self.clients.claim(), removeUnknownCaches()]));
});

self.addEventListener('fetch', (event) => {
  const response = router.handleRequest({ request: event.request, event });
  if (!response) return;
  event.respondWith(response);
  // In the demo, the mock's listener must not answer, too.
  event.stopImmediatePropagation();
});

self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest | null;
  if (request?.type === 'SKIP_WAITING') event.waitUntil(skipWaiting());
  if (request?.type !== 'STORE_FILES') return;
  const port = event.ports[0];
  const reply = (isStored: boolean): void => {
    const result: StoreResult = {
      isStored,
      isSameVersion: isSameVersion(appBuild, request.loaded),
    };
    port?.postMessage(result);
  };
  const fetchFile = async (path: string): Promise<void> => {
    const [answer, done] = fileStrategy.handleAll({ event, request: path });
    const response = await answer;
    if (!response.ok || isHtml(response)) throw new Error(`${path} could not be fetched`);
    await done;
  };
  event.waitUntil(
    storeFiles(appBuild, request, fetchFile).then(
      () => reply(true),
      () => reply(false),
    ),
  );
});

/**
 * Asks a page to send the pending changes. Rejects if the page does not answer or cannot send them.
 */
const askToSend = (page: Client): Promise<void> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const fail = () => reject(new Error('The changes are not sent'));
    setTimeout(fail, SEND_TIMEOUT_MS);
    port1.onmessage = ({ data }) => (data === true ? resolve() : fail());
    const notice: WorkerNotice = { type: 'SEND_CHANGES' };
    page.postMessage(notice, [port2]);
  });

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag !== CHANGES_SYNC_TAG) return;
  const sendFromPage = async (): Promise<void> => {
    const pages = await self.clients.matchAll({ type: 'window' });
    // Only a page can send changes, because it has the member's token. If no page is open, the
    // browser tries again later.
    await Promise.any(pages.map(askToSend));
  };
  (event as SyncEvent).waitUntil(sendFromPage());
});

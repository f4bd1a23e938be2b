import { savesData, type Session } from '@gschool/data';
import { WORKER_URL, type StoreResult, type WorkerRequest } from '@gschool/worker/messages';

export interface ServiceWorkerOptions {
  session: Pick<Session, 'get' | 'subscribe'>;
  /** Called once the files of a new version are stored, with a function that loads that version. */
  onUpdate: (accept: () => void) => void;
}

/** The shortest time between two checks for a new version, in milliseconds. */
const CHECK_EVERY_MS = 60 * 60_000;

/** The page's path, and the hashed files that the page has loaded. */
const getLoaded = (): { page: string; loaded: readonly string[] } => ({
  page: window.location.href,
  loaded: performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`)),
});

type Files = Extract<WorkerRequest, { type: 'STORE_FILES' }>['files'];

/**
 * After this time, the browser may have stopped the worker. Files that are stored by then stay
 * stored.
 */
const STORE_TIMEOUT_MS = 5 * 60_000;

/**
 * Asks a worker to store files. If the worker does not respond in time, they count as not stored.
 */
function storeFiles(worker: ServiceWorker, files: Files): Promise<StoreResult> {
  const { port1, port2 } = new MessageChannel();
  const request: WorkerRequest = { type: 'STORE_FILES', files, ...getLoaded() };
  return new Promise((resolve) => {
    setTimeout(() => resolve({ isStored: false, isSameVersion: false }), STORE_TIMEOUT_MS);
    port1.onmessage = ({ data }) => resolve(data as StoreResult);
    worker.postMessage(request, [port2]);
  });
}

/** Lets a waiting worker take over. */
const skipWaiting = (worker: ServiceWorker): void =>
  worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerRequest);

/** How long a new version may take to become active, in milliseconds. */
const ACTIVATION_TIMEOUT_MS = 3000;

/**
 * Loads the new version on the same page, as soon as its worker is active. The browser lets an
 * older worker finish first, which can take minutes. The page gets the new version even before
 * that, because documents are loaded from the network first.
 */
function acceptUpdate(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') reload();
  });
  setTimeout(reload, ACTIVATION_TIMEOUT_MS);
  skipWaiting(worker);
}

/**
 * Stores the files of a new version, and then offers it. A page may already have the new version,
 * because documents are loaded from the network first. In that case, it only lets the new worker
 * take over.
 */
async function offerUpdate(
  worker: ServiceWorker,
  files: Files,
  onUpdate: ServiceWorkerOptions['onUpdate'],
): Promise<void> {
  const { isStored, isSameVersion } = await storeFiles(worker, files);
  if (isSameVersion) skipWaiting(worker);
  else if (isStored) onUpdate(() => acceptUpdate(worker));
}

/**
 * Checks for a new version when the member returns to the page, at most once an hour. It compares
 * dates, because `performance.now` stands still while a computer sleeps.
 */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    const elapsed = Date.now() - checkedAt;
    // Negative after the clock was set back.
    if (elapsed >= 0 && elapsed < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    // Offline, the check fails, which has no consequence.
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers the service worker (docs/product/offline.md#the-service-worker), and makes it store the
 * files that this page needs offline: all files for a member; only the loaded ones if the browser
 * saves data. Call it when the page is idle. Rejects if the worker cannot be registered.
 */
export async function startServiceWorker({
  session,
  onUpdate,
}: ServiceWorkerOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // In a demo, the mock has already registered it, because it needs a service worker right away.
  await workers.register(WORKER_URL, { updateViaCache: 'none' });
  const registration = await workers.ready;
  const isMember = () => session.get().status === 'signedIn';
  const getWanted = (): Files => (savesData() ? 'loaded' : isMember() ? 'all' : 'shared');
  const offer = (worker: ServiceWorker | null) =>
    worker && workers.controller ? void offerUpdate(worker, getWanted(), onUpdate) : undefined;

  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(registration.waiting));
  });
  offer(registration.waiting);
  checkOnReturn(registration);

  let stored: Files | null = null;
  let isStoring = false;
  const store = async (): Promise<void> => {
    const wanted = getWanted();
    if (!registration.active || isStoring || stored === wanted || stored === 'all') return;
    isStoring = true;
    const { isStored } = await storeFiles(registration.active, wanted);
    isStoring = false;
    if (isStored) stored = wanted;
    // A member has signed in in the meantime.
    if (getWanted() !== wanted) void store();
  };
  void store();
  session.subscribe(() => void store());
  // Retries whatever failed while there was no network.
  window.addEventListener('online', () => {
    void store();
    offer(registration.waiting);
  });
}

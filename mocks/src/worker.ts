import type { SetupWorker } from 'msw/browser';

import type { Store } from './store/store';

const CONTROL_TIMEOUT = 5000;
/** How long a page waits for the worker that an earlier page has registered, in milliseconds. */
const EARLIER_WORKER_TIMEOUT = 2000;

/**
 * Waits for the worker that an earlier page has registered. If that page was left early, the worker
 * does not control this page yet, and msw would reload it: a visitor would lose what was typed.
 * After a reload that bypasses workers, none takes over, and msw reloads the page.
 */
async function waitForEarlierWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller || !(await serviceWorker.getRegistration())) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, EARLIER_WORKER_TIMEOUT);
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    if (serviceWorker.controller) resolve();
  });
}

/** Resolves once the service worker controls this page. */
async function waitForController(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    // If the browser blocks storage, the worker never takes over.
    const timer = setTimeout(
      () => reject(new Error('The mock’s service worker did not take over this page.')),
      CONTROL_TIMEOUT,
    );
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Registers the worker and waits until it controls the page. Reports requests to other origins as
 * errors.
 */
export async function startWorker(worker: SetupWorker, url: URL, store: Store): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error('The demo needs a service worker: open it on localhost or over https.');
  }
  await waitForEarlierWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: url.href },
    onUnhandledRequest(request) {
      const target = new URL(request.url);
      if (target.origin === location.origin || !target.protocol.startsWith('http')) return;
      console.error(`[mock] Unmocked request: ${request.method} ${request.url}`);
      store.requests.add({
        at: store.clock.now(),
        method: request.method,
        label: `unmocked ${target.host}${target.pathname}`,
        status: 0,
        ms: 0,
        isUnhandled: true,
      });
    },
  });
  await waitForController();
  // A new version of the worker does not know any of the open pages.
  navigator.serviceWorker.addEventListener('controllerchange', () =>
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE'),
  );
}

// The service worker of a demo: the app's worker, then MSW's. A scope has one worker. The app's
// listener is first and stops the events that it answers; MSW's gets the requests to Firebase.
import '@gschool/worker';
import '../public/mockServiceWorker.js';

/** The part of a service worker's scope that is changed here. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly location: { readonly href: string };
  readonly registration: {
    readonly active: { readonly scriptURL: string } | null;
    unregister(): Promise<boolean>;
  };
}

const scope = globalThis as unknown as WorkerScope;

// MSW takes over as soon as it is installed. That is right for the first worker only: a new version
// waits until it is accepted, as in production.
const skipWaiting = scope.skipWaiting.bind(scope);
scope.skipWaiting = () =>
  scope.registration.active?.scriptURL === scope.location.href ? Promise.resolve() : skipWaiting();
// docs/decisions/0034-the-mocks-worker-stays-registered.md
scope.registration.unregister = () => Promise.resolve(false);

// The service worker of a demo, which combines the app's worker and MSW's, because a scope can have
// only one worker. The app's listener runs first and stops the events that it handles; MSW's
// listener receives the requests to Firebase.
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

// MSW takes over as soon as it is installed. This is right only for the first worker: as in
// production, a new version waits until it is accepted.
const skipWaiting = scope.skipWaiting.bind(scope);
scope.skipWaiting = () =>
  scope.registration.active?.scriptURL === scope.location.href ? Promise.resolve() : skipWaiting();
// docs/decisions/0034-the-mocks-worker-stays-registered.md
scope.registration.unregister = () => Promise.resolve(false);

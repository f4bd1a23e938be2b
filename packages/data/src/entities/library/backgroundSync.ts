import { CHANGES_SYNC_TAG, type WorkerNotice } from '@gschool/worker/messages';

/** Changes that are sent within this time need no sync, in milliseconds. */
const REGISTER_AFTER_MS = 2000;

/** Not every browser has Background Sync, and TypeScript has no types for it. */
interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> } | undefined;
}

type Worker = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'> & {
  readonly ready: Promise<object>;
};

/** Background Sync for one queue of pending changes. */
export interface BackgroundSync {
  /** Call this function with the number of pending changes whenever the number changes. */
  onCount(count: number): void;
  stop(): void;
}

/**
 * Sends pending changes when the browser has a network again, even in a page that the browser has
 * suspended (docs/product/library.md#pending-changes-line): registers a sync while changes are
 * pending, and calls `send` when the service worker asks for it. `send` resolves to true if all
 * changes were sent; otherwise the browser asks again later. Does nothing where there is no service
 * worker.
 */
export const startBackgroundSync = (
  send: () => Promise<boolean>,
  worker: Worker | undefined = globalThis.navigator?.serviceWorker,
): BackgroundSync => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const register = async (): Promise<void> => {
    try {
      const registration = (await worker?.ready) as SyncRegistration | undefined;
      await registration?.sync?.register(CHANGES_SYNC_TAG);
    } catch {
      // The member has turned off Background Sync, so only an open page sends the changes.
    }
  };
  const onMessage = ({ data, ports }: MessageEvent<unknown>): void => {
    if ((data as WorkerNotice | null)?.type !== 'SEND_CHANGES') return;
    void send().then((isSent) => ports[0]?.postMessage(isSent));
  };
  worker?.addEventListener('message', onMessage);
  return {
    onCount: (count) => {
      if (count === 0) {
        clearTimeout(timer);
        timer = undefined;
      } else timer ??= setTimeout(() => void register(), REGISTER_AFTER_MS);
    },
    stop: () => {
      clearTimeout(timer);
      worker?.removeEventListener('message', onMessage);
    },
  };
};

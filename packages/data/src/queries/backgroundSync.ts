import { CHANGES_SYNC_TAG, type WorkerNotice } from '@gschool/worker/messages';

/** Changes that are sent this quickly need no sync, in milliseconds. */
const REGISTER_AFTER_MS = 2000;

/** Not every browser has Background Sync, and TypeScript does not know it. */
interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> } | undefined;
}

type Worker = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'> & {
  readonly ready: Promise<object>;
};

/** Background Sync of one queue of pending changes. */
export interface BackgroundSync {
  /** Call it with the number of pending changes whenever it changes. */
  onCount(count: number): void;
  stop(): void;
}

/**
 * Sends pending changes when the browser has a network again, also in a page that sleeps
 * (docs/product/library.md#pending-changes-line): registers a sync while changes are pending, and
 * calls `send` when the service worker asks for it. `send` resolves to whether all changes are
 * sent; if not, the browser asks again later. Does nothing where there is no service worker.
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
      // The member has turned it off: the changes are sent by an open page.
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

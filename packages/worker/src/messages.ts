/** The path of the service worker in both apps. */
export const WORKER_URL = '/worker.js';

/** A request from a page to the service worker. */
export type WorkerRequest =
  /**
   * Stores the shell, the page's document and files. `loaded`: the files that the page has loaded.
   * `shared`: those and the files that every page needs. `all`: all files of the app. The worker
   * sends a `StoreResult` to the message's port.
   */
  | {
      type: 'STORE_FILES';
      files: 'loaded' | 'shared' | 'all';
      page: string;
      loaded: readonly string[];
    }
  /** Makes this waiting worker replace the active one. */
  | { type: 'SKIP_WAITING' };

export interface StoreResult {
  /**
   * Whether everything is stored. If not, the next `STORE_FILES` fetches only the missing files.
   */
  isStored: boolean;
  /**
   * Whether the page has the same version as this worker: each file that the page loaded is on the
   * worker’s list.
   */
  isSameVersion: boolean;
}

/** A message from the service worker to the open pages. */
export type WorkerNotice =
  /**
   * Asks a page to send the pending changes, because the browser is online again (Background Sync).
   * The page answers at the message's port whether all changes are sent.
   */
  { type: 'SEND_CHANGES' };

/** The tag of the Background Sync event for pending changes. */
export const CHANGES_SYNC_TAG = 'gschool.changes';

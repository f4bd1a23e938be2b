/** The path of the service worker in both apps. */
export const WORKER_URL = '/worker.js';

/** What a page asks of the service worker. */
export type WorkerRequest =
  /**
   * Stores the shell, the document of the page, and files. `loaded`: the files that the page has loaded.
   * `shared`: also the files that every page needs. `all`: all files of the app. Answers with a
   * `StoreResult` at the message's port.
   */
  | {
      type: 'STORE_FILES';
      files: 'loaded' | 'shared' | 'all';
      page: string;
      loaded: readonly string[];
    }
  /** Replaces the active worker with this one, which waits. */
  | { type: 'SKIP_WAITING' };

export interface StoreResult {
  /** Whether everything is stored. The next `STORE_FILES` fetches only what is missing. */
  isStored: boolean;
  /** Whether the page has the version of this worker: the worker knows each file that it loaded. */
  isSameVersion: boolean;
}

/** What the service worker tells the open pages. */
export type WorkerNotice =
  /**
   * The browser is online again (Background Sync): send the pending changes. The page answers at the
   * message's port whether all are sent.
   */
  { type: 'SEND_CHANGES' };

/** The tag of the Background Sync event of pending changes. */
export const CHANGES_SYNC_TAG = 'gschool.changes';

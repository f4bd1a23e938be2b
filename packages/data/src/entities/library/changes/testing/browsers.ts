import {
  applyChange,
  emptyLibrary,
  getPosition,
  type AppError,
  type LibraryChange,
  type LibraryState,
  type WatchPosition,
} from '@gschool/domain';

import { memoryStorage } from '../../../../cache/testing/memoryStorage';
import { createTestToken } from '../../../../testing/createTestStore';
import { createChangeQueue, type ChangeQueue } from '../changeQueue';
import { createJournal } from '../journal';
import type { LibraryEditor } from '../../libraryEditor';

/**
 * The server of the tests: the mock's documents behind `fetch`, and the network of each browser.
 */
export interface TestServer {
  fetch: typeof fetch;
  /** Epoch milliseconds; the clocks of browsers may differ. */
  now: number;
}

type Network = 'on' | 'off' | 'answers are lost';

/** A browser with its storage and tabs, whose clock may be wrong. */
export interface Browser {
  name: string;
  network: Network;
  clockSkew: number;
  storage: Storage;
  tabs: Set<Tab>;
  /** The latest data from the server, the way the query cache stores it for the next page. */
  cached: LibraryState;
}

export interface Tab {
  browser: Browser;
  uid: string;
  queue: ChangeQueue;
  /** The latest data from the server. */
  base: LibraryState;
  rejectedChanges: { change: LibraryChange; error: AppError }[];
  shown(): LibraryState;
  saved(videoId: string): WatchPosition | null;
  read(): Promise<void>;
  /** Closes the page; unstored data is lost. */
  close(): void;
}

export const createTestBrowser = (name: string, clockSkew = 0): Browser => {
  const tabs = new Set<Tab>();
  const stored = memoryStorage();
  const notify = (key: string, text: string | null): void =>
    tabs.forEach((tab) => tab.queue.onStorageEvent(key, text));
  const storage = Object.create(stored, {
    length: { get: () => stored.length },
    setItem: {
      value: (key: string, text: string) => {
        stored.setItem(key, text);
        notify(key, text);
      },
    },
    removeItem: {
      value: (key: string) => {
        const isThere = stored.getItem(key) !== null;
        stored.removeItem(key);
        if (isThere) notify(key, null);
      },
    },
  }) as Storage;
  return { name, network: 'on', clockSkew, storage, tabs, cached: emptyLibrary };
};

/** The connection of a browser: an editor, and a function that reads the library once. */
export interface TestConnection {
  editor: LibraryEditor;
  read: () => Promise<LibraryState>;
}

export const openTab = (
  server: TestServer,
  browser: Browser,
  uid: string,
  connection: TestConnection,
): Tab => {
  let pending: readonly LibraryChange[] = [];
  let made: { pending: typeof pending; base: LibraryState; library: LibraryState } | undefined;
  const now = (): number => server.now + browser.clockSkew;
  const know = (library: LibraryState): void => {
    tab.base = library;
    browser.cached = library;
  };
  const tab: Tab = {
    browser,
    uid,
    base: browser.cached,
    rejectedChanges: [],
    shown: () => {
      // Each report of a player reads the position, so it is recomputed only after changes.
      if (made?.pending !== pending || made.base !== tab.base) {
        const library = pending.reduce(applyChange, tab.base);
        made = { pending, base: tab.base, library };
      }
      return made.library;
    },
    saved: (videoId) => getPosition(tab.shown(), videoId),
    read: async () => know(await connection.read()),
    close: () => {
      tab.queue.close();
      browser.tabs.delete(tab);
    },
    queue: createChangeQueue({
      uid,
      getEditor: () => Promise.resolve(connection.editor),
      journal: createJournal(uid, () => browser.storage),
      now,
      isOnline: () => browser.network !== 'off',
      getTimestamp: now,
      onPending: (changes) => (pending = changes),
      onSent: (sent, library) => know(library ?? sent.reduce(applyChange, tab.base)),
      onForbidden: () => undefined,
      onRejected: (change, error) => tab.rejectedChanges.push({ change, error }),
    }),
  };
  pending = tab.queue.pending();
  browser.tabs.add(tab);
  return tab;
};

/** A mock token that names the browser and a member whose membership has ended. */
export const tokenOf = (uid: string, browser: string): string =>
  createTestToken({ sub: uid, browser, expiresAt: 1 });

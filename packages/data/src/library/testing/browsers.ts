import {
  applyChange,
  emptyLibrary,
  getPosition,
  type AppError,
  type LibraryChange,
  type LibraryState,
  type WatchPosition,
} from '@gschool/domain';
import { memoryStorage } from '../../cache/testing/memoryStorage';
import { createChangeQueue, type ChangeQueue } from '../changeQueue';
import { createJournal } from '../journal';
import type { LibraryEditor } from '../libraryEditor';

/** The mock's documents behind `fetch`: whose, and what becomes of the requests of each browser. */
export interface TestServer {
  fetch: typeof fetch;
  /** Epoch milliseconds, the same for everybody; browsers may be wrong about it. */
  now: number;
}

type Network = 'on' | 'off' | 'answers are lost';

/** A browser with its storage and its tabs, of a device whose clock may be wrong. */
export interface Browser {
  name: string;
  network: Network;
  skew: number;
  storage: Storage;
  tabs: Set<Tab>;
  /** What the server said last, as the query cache keeps it for the next page. */
  cached: LibraryState;
}

export interface Tab {
  browser: Browser;
  uid: string;
  queue: ChangeQueue;
  /** What the server said last. */
  base: LibraryState;
  refusals: { change: LibraryChange; error: AppError }[];
  shown(): LibraryState;
  saved(videoId: string): WatchPosition | null;
  read(): Promise<void>;
  /** The page goes, with whatever it had not kept. */
  close(): void;
}

export const createTestBrowser = (name: string, skew = 0): Browser => {
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
  return { name, network: 'on', skew, storage, tabs, cached: emptyLibrary };
};

/** How each browser asks: its own editor, and one reading of the library. */
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
  const now = (): number => server.now + browser.skew;
  const know = (library: LibraryState): void => {
    tab.base = library;
    browser.cached = library;
  };
  const tab: Tab = {
    browser,
    uid,
    base: browser.cached,
    refusals: [],
    shown: () => {
      // Asked at every report of a player: made anew only when something changed.
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
      editor: () => Promise.resolve(connection.editor),
      journal: createJournal(uid, () => browser.storage),
      now,
      isOnline: () => browser.network !== 'off',
      stamp: now,
      onPending: (changes) => (pending = changes),
      onSent: (sent, library) => know(library ?? sent.reduce(applyChange, tab.base)),
      onRejected: (change, error) => tab.refusals.push({ change, error }),
    }),
  };
  pending = tab.queue.pending();
  browser.tabs.add(tab);
  return tab;
};

/** A token of nobody's making, which says who asks and from where. */
export const tokenOf = (uid: string, browser: string): string =>
  `e30.${btoa(JSON.stringify({ sub: uid, browser }))}.`;

import { createStore } from '@gschool/state';

/** How long to wait after the last typed change before the URL is updated, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * The delay before a refused change is retried, in milliseconds. Safari allows 100 history changes
 * in 30 seconds, and throws at the next one.
 */
const RETRY_MS = 3000;

/**
 * By the end of these events, the URL must match the page, because the reader may leave or copy the
 * URL.
 */
const FLUSH_EVENTS = ['click', 'submit', 'focusout', 'beforeunload', 'pagehide'] as const;

/** The query that the page shows, while the browser's URL may still have an older one. */
interface PendingUrl {
  pathname: string;
  /** The key of the history entry in which the query was set. */
  key: string;
  /** The query with `?`, or ''. */
  search: string;
  /** True if the query was given to the router, which has not rendered it yet. */
  isWritten: boolean;
  /** True if the query is a new history entry, which the router has not rendered yet. */
  isPushed: boolean;
}

/** How a changed query is added to the URL: right away, or after a pause in typing. */
export type UrlChange = 'push' | 'replace' | 'typed';

const store = createStore<PendingUrl | null>(null);

/** Passes the pending query to the router. Throws where the browser refuses the change. */
let writeNow: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function stopTimer(): void {
  clearTimeout(timer);
  writeNow = null;
  for (const name of FLUSH_EVENTS) window.removeEventListener(name, flush, true);
  window.removeEventListener('popstate', drop, true);
}

function startTimer(write: () => void, ms: number): void {
  stopTimer();
  writeNow = write;
  timer = setTimeout(flush, ms);
  for (const name of FLUSH_EVENTS) window.addEventListener(name, flush, true);
  // The browser has left the history entry, and the router may take a while to render the other
  // one.
  window.addEventListener('popstate', drop, true);
}

/** Drops the pending query, because the page has another URL. */
function drop(): void {
  if (!store.get()) return;
  stopTimer();
  store.set(null);
}

/** Writes the pending query. If the browser refuses the change, it is retried later. */
function flush(): void {
  const pending = store.get();
  const write = writeNow;
  stopTimer();
  if (!pending || !write) return;
  try {
    write();
    store.set({ ...pending, isWritten: true });
  } catch {
    startTimer(write, RETRY_MS);
  }
}

/** The pending query of the page. There is only one, because there is only one URL. */
export const pendingUrl = {
  get: store.get,
  subscribe: store.subscribe,
  /**
   * Shows a query right away. `write` passes it to the router: right away, or for `typed` 300 ms
   * after the last call, or earlier if the reader may leave the page. Never throws.
   */
  set(url: Pick<PendingUrl, 'pathname' | 'key' | 'search'>, change: UrlChange, write: () => void) {
    const before = store.get();
    const isPushed = change === 'push' || (before?.key === url.key && before.isPushed);
    store.set({ ...url, isWritten: false, isPushed });
    startTimer(write, DEBOUNCE_MS);
    if (change !== 'typed') flush();
  },
  /**
   * Call this when the router has rendered another history entry of the same page. More text may
   * have been typed in the meantime.
   */
  moveTo(key: string) {
    const pending = store.get();
    if (pending?.isWritten) store.set(null);
    else if (pending) store.set({ ...pending, key, isPushed: false });
  },
  drop,
};

import {
  createSearchHandler,
  type SearchResults,
  type SearchEntry,
  type SearchCommand,
  type SearchSource,
  type SearchReply,
} from '@gschool/domain/search';

import { startSearchWorker, type SearchWorker } from './startSearchWorker';

/** Entries per message; the browser gets a pause between two messages. */
const SLICE_SIZE = 500;

/** Stores the search entries and answers queries. */
export interface SearchEngine {
  /**
   * Replaces all entries of a part; null empties it. Nothing happens when the version is unchanged.
   */
  setEntries(
    part: SearchSource,
    version: string,
    entries: (() => readonly SearchEntry[]) | null,
  ): void;
  /** Resolves with up to `limit` matches per kind, once all entries are indexed. */
  find(query: string, limit: number): Promise<SearchResults>;
  /** Terminates the worker. Queries that are pending never resolve. */
  close(): void;
}

interface StoredPart {
  version: string;
  entries: readonly SearchEntry[];
  isSent: boolean;
  sending: Promise<void>;
}

type FindOrder = Extract<SearchCommand, { order: 'find' }>;

/** Lets the browser run other tasks. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Creates a search engine that runs in a worker. Without a worker, or once it fails, the search
 * runs on this thread in slices, and pending queries are answered.
 */
export function createSearchEngine(
  startWorker: () => SearchWorker | null = startSearchWorker,
  yieldToBrowser: () => Promise<void> = nextTask,
): SearchEngine {
  const parts = new Map<SearchSource, StoredPart>();
  const pending = new Map<number, { order: FindOrder; resolve: (answer: SearchResults) => void }>();
  let lastId = 0;
  /** Grows when the worker is replaced: a new processor has no entries yet. */
  let processorVersion = 0;

  const receive = ({ id, answer }: SearchReply): void => {
    pending.get(id)?.resolve(answer);
    pending.delete(id);
  };

  const createLocalProcessor = (): ((order: SearchCommand) => void) => {
    const processOrder = createSearchHandler();
    return (order) => {
      const reply = processOrder(order);
      if (reply) receive(reply);
    };
  };

  const worker = startWorker();
  let post = worker ? worker.post : createLocalProcessor();

  const send = async (part: SearchSource, stored: StoredPart): Promise<void> => {
    const startVersion = processorVersion;
    post({ order: 'clear', part });
    for (let start = 0; start < stored.entries.length; start += SLICE_SIZE) {
      post({ order: 'add', part, entries: stored.entries.slice(start, start + SLICE_SIZE) });
      await yieldToBrowser();
      if (parts.get(part) !== stored) return;
      if (processorVersion !== startVersion) return send(part, stored);
    }
    stored.isSent = true;
  };

  /** Posts a query once all entries were sent, unless it was answered meanwhile. */
  const postQuery = async (order: FindOrder): Promise<void> => {
    const startVersion = processorVersion;
    await Promise.all([...parts.values()].map(({ sending }) => sending));
    // After a replacement, the failure handler posts the query.
    if (processorVersion === startVersion && pending.has(order.id)) post(order);
  };

  worker?.listen(receive, () => {
    worker.terminate();
    processorVersion += 1;
    post = createLocalProcessor();
    for (const [part, stored] of parts) if (stored.isSent) stored.sending = send(part, stored);
    for (const { order } of pending.values()) void postQuery(order);
  });

  return {
    setEntries(part, version, entries) {
      if (parts.get(part)?.version === version) return;
      const stored: StoredPart = {
        version,
        entries: entries?.() ?? [],
        isSent: false,
        sending: Promise.resolve(),
      };
      parts.set(part, stored);
      stored.sending = send(part, stored);
    },
    find(query, limit) {
      const order: FindOrder = { order: 'find', id: ++lastId, query, limit };
      return new Promise((resolve) => {
        pending.set(order.id, { order, resolve });
        void postQuery(order);
      });
    },
    close: () => worker?.terminate(),
  };
}

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
   * Replaces all entries of a source; null empties it. Nothing happens when the version is unchanged.
   */
  setEntries(
    source: SearchSource,
    version: string,
    entries: (() => readonly SearchEntry[]) | null,
  ): void;
  /** Resolves with up to `limit` matches per kind, once all entries are indexed. */
  find(query: string, limit: number): Promise<SearchResults>;
  /** Terminates the worker. Queries that are pending never resolve. */
  close(): void;
}

interface StoredSource {
  version: string;
  entries: readonly SearchEntry[];
  isSent: boolean;
  sending: Promise<void>;
}

type FindCommand = Extract<SearchCommand, { type: 'find' }>;

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
  const sources = new Map<SearchSource, StoredSource>();
  const pending = new Map<
    number,
    { command: FindCommand; resolve: (answer: SearchResults) => void }
  >();
  let lastId = 0;
  /** Increases when the worker is replaced, because a new processor has no entries yet. */
  let processorVersion = 0;

  const receive = ({ id, answer }: SearchReply): void => {
    pending.get(id)?.resolve(answer);
    pending.delete(id);
  };

  const createLocalProcessor = (): ((command: SearchCommand) => void) => {
    const handleCommand = createSearchHandler();
    return (command) => {
      const reply = handleCommand(command);
      if (reply) receive(reply);
    };
  };

  const worker = startWorker();
  let post = worker ? worker.post : createLocalProcessor();

  const send = async (source: SearchSource, stored: StoredSource): Promise<void> => {
    const startVersion = processorVersion;
    post({ type: 'clear', source });
    for (let start = 0; start < stored.entries.length; start += SLICE_SIZE) {
      post({ type: 'add', source, entries: stored.entries.slice(start, start + SLICE_SIZE) });
      await yieldToBrowser();
      if (sources.get(source) !== stored) return;
      if (processorVersion !== startVersion) return send(source, stored);
    }
    stored.isSent = true;
  };

  /** Posts a query once all entries were sent, unless it was answered meanwhile. */
  const postQuery = async (command: FindCommand): Promise<void> => {
    const startVersion = processorVersion;
    await Promise.all([...sources.values()].map(({ sending }) => sending));
    // After a replacement, the failure handler posts the query.
    if (processorVersion === startVersion && pending.has(command.id)) post(command);
  };

  worker?.listen(receive, () => {
    worker.terminate();
    processorVersion += 1;
    post = createLocalProcessor();
    for (const [source, stored] of sources)
      if (stored.isSent) stored.sending = send(source, stored);
    for (const { command } of pending.values()) void postQuery(command);
  });

  return {
    setEntries(source, version, entries) {
      if (sources.get(source)?.version === version) return;
      const stored: StoredSource = {
        version,
        entries: entries?.() ?? [],
        isSent: false,
        sending: Promise.resolve(),
      };
      sources.set(source, stored);
      stored.sending = send(source, stored);
    },
    find(query, limit) {
      const command: FindCommand = { type: 'find', id: ++lastId, query, limit };
      return new Promise((resolve) => {
        pending.set(command.id, { command, resolve });
        void postQuery(command);
      });
    },
    close: () => worker?.terminate(),
  };
}

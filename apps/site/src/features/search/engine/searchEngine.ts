import {
  createSearchHandler,
  type SearchResults,
  type SearchEntry,
  type SearchCommand,
  type SearchSource,
  type SearchReply,
} from '@gschool/domain/search';

import { startSearchWorker, type SearchWorker } from './startSearchWorker';

/** Entries that are handed over at once; the page breathes in between. */
const SLICE = 500;

/** Where everything that can be found is held, and asked. */
export interface SearchEngine {
  /** Makes these entries the whole of a part, and null empties it. The same version again costs nothing. */
  hold(part: SearchSource, version: string, entries: (() => readonly SearchEntry[]) | null): void;
  /** What matches, up to `limit` of a kind, once all that is held has been taken in. */
  find(query: string, limit: number): Promise<SearchResults>;
  /** Ends the worker. Whoever still waits waits for ever. */
  close(): void;
}

interface Held {
  version: string;
  entries: readonly SearchEntry[];
  isSent: boolean;
  sending: Promise<void>;
}

type FindOrder = Extract<SearchCommand, { order: 'find' }>;

/** Lets the browser do what else is to be done. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * A search in a worker. Where there is none, or as soon as it fails, the same goes on here, in
 * slices; what was asked meanwhile is answered all the same.
 */
export function createSearchEngine(
  start: () => SearchWorker | null = startSearchWorker,
  breathe: () => Promise<void> = nextTask,
): SearchEngine {
  const parts = new Map<SearchSource, Held>();
  const asked = new Map<number, { order: FindOrder; answer: (answer: SearchResults) => void }>();
  let lastId = 0;
  /** Counts who has followed the orders: another one knows nothing yet. */
  let follower = 0;

  const receive = ({ id, answer }: SearchReply): void => {
    asked.get(id)?.answer(answer);
    asked.delete(id);
  };

  const here = (): ((order: SearchCommand) => void) => {
    const follow = createSearchHandler();
    return (order) => {
      const reply = follow(order);
      if (reply) receive(reply);
    };
  };

  const worker = start();
  let post = worker ? worker.post : here();

  const send = async (part: SearchSource, held: Held): Promise<void> => {
    const mine = follower;
    post({ order: 'clear', part });
    for (let at = 0; at < held.entries.length; at += SLICE) {
      post({ order: 'add', part, entries: held.entries.slice(at, at + SLICE) });
      await breathe();
      if (parts.get(part) !== held) return;
      if (follower !== mine) return send(part, held);
    }
    held.isSent = true;
  };

  /** Asks once whoever follows the orders now has everything; not again where the answer is there. */
  const ask = async (order: FindOrder): Promise<void> => {
    const mine = follower;
    await Promise.all([...parts.values()].map(({ sending }) => sending));
    // The next follower is asked by who puts it in its place.
    if (follower === mine && asked.has(order.id)) post(order);
  };

  worker?.listen(receive, () => {
    worker.end();
    follower += 1;
    post = here();
    for (const [part, held] of parts) if (held.isSent) held.sending = send(part, held);
    for (const { order } of asked.values()) void ask(order);
  });

  return {
    hold(part, version, entries) {
      if (parts.get(part)?.version === version) return;
      const held: Held = {
        version,
        entries: entries?.() ?? [],
        isSent: false,
        sending: Promise.resolve(),
      };
      parts.set(part, held);
      held.sending = send(part, held);
    },
    find(query, limit) {
      const order: FindOrder = { order: 'find', id: ++lastId, query, limit };
      return new Promise((answer) => {
        asked.set(order.id, { order, answer });
        void ask(order);
      });
    },
    close: () => worker?.end(),
  };
}

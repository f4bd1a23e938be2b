import type { SearchCommand, SearchReply } from '@gschool/domain/search';

/** What the engine needs of a worker. */
export interface SearchWorker {
  post(order: SearchCommand): void;
  /** Calls back for every reply, and when the worker cannot be loaded or breaks. */
  listen(onReply: (reply: SearchReply) => void, onFailure: () => void): void;
  end(): void;
}

/** The worker of the search; null in a browser that has none, or refuses it. */
export function startSearchWorker(): SearchWorker | null {
  try {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    return {
      post: (order) => worker.postMessage(order),
      listen(onReply, onFailure) {
        worker.onmessage = ({ data }: MessageEvent<SearchReply>) => onReply(data);
        worker.onerror = (event) => {
          // It is got over: nobody has to hear of it.
          event.preventDefault();
          onFailure();
        };
        worker.onmessageerror = onFailure;
      },
      end: () => worker.terminate(),
    };
  } catch {
    return null;
  }
}

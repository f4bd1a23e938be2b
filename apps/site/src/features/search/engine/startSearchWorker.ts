import type { SearchCommand, SearchReply } from '@gschool/domain/search';

/** The parts of a worker that the engine needs. */
export interface SearchWorker {
  post(command: SearchCommand): void;
  /** Calls `onReply` for every reply, and `onFailure` when the worker cannot be loaded or fails. */
  listen(onReply: (reply: SearchReply) => void, onFailure: () => void): void;
  terminate(): void;
}

/** Starts the search worker; null if the browser has no workers, or blocks this one. */
export function startSearchWorker(): SearchWorker | null {
  try {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    return {
      post: (command) => worker.postMessage(command),
      listen(onReply, onFailure) {
        worker.onmessage = ({ data }: MessageEvent<SearchReply>) => onReply(data);
        worker.onerror = (event) => {
          // The engine recovers, so the error is not reported.
          event.preventDefault();
          onFailure();
        };
        worker.onmessageerror = onFailure;
      },
      terminate: () => worker.terminate(),
    };
  } catch {
    return null;
  }
}

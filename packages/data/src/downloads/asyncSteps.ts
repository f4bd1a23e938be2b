import { DownloadError } from './downloadError';

/** The number of files that are fetched at the same time. */
const PARALLEL_FILES = 3;

/** Calls `run` for all items, a few at the same time. After a failure it starts no more calls. */
export const forEachParallel = async <Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  let next = 0;
  let failure: { error: unknown } | null = null;
  const work = async (): Promise<void> => {
    while (!failure && next < items.length) {
      const item = items[next++]!;
      await run(item).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_FILES }, work));
  if (failure) throw (failure as { error: unknown }).error;
};

/**
 * Rejects as soon as the signal is aborted, because a request to the backend may take a long time.
 */
export const untilAborted = <T>(request: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new DownloadError('stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    request.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

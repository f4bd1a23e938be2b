import { markChunkLoadError } from './chunkLoadError';

/** A promise with the fields that React's `use` reads to return a settled value synchronously. */
export type TrackedImport<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
};

/** Starts an import and sets the fields of its promise. */
export function trackImport<Value>(load: () => Promise<Value>): TrackedImport<Value> {
  const promise: TrackedImport<Value> = load();
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => {
      markChunkLoadError(reason);
      Object.assign(promise, { status: 'rejected', reason });
    },
  );
  return promise;
}

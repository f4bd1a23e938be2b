import { markChunkLoadError } from './chunkLoadError';

/** An import with the fields by which React's `use` reads a settled promise without waiting. */
export type TrackedImport<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
};

/** Starts an import and tracks how it ends. */
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

const failed = new WeakSet<object>();

/** Marks an error as a failed import. Call it for every on-demand import. */
export function markChunkLoadError(error: unknown): void {
  if (error instanceof Object) failed.add(error);
}

/** True when an error means that a chunk could not be loaded. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Object && failed.has(error);

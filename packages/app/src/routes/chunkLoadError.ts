const failed = new WeakSet<object>();

/** Remembers an error as one of loading code: whoever imports code on demand calls it. */
export function markChunkLoadError(error: unknown): void {
  if (typeof error === 'object' && error !== null) failed.add(error);
}

/** Whether an error says that code could not be loaded, rather than that code went wrong. */
export const isChunkLoadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failed.has(error);

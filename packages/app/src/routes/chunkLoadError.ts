const failed = new WeakSet<object>();

/** Marks an error as a failed import. Call it for every import of code on demand. */
export function markChunkLoadError(error: unknown): void {
  if (error instanceof Object) failed.add(error);
}

/** True when an error means that a chunk could not be loaded. */
export const isChunkLoadError = (error: unknown): boolean => failed.has(error as object);

/**
 * Reloads the page if its host answers. Otherwise it rejects and the page stays, because a reload
 * would show the browser's error page. `mayReload` is asked after the answer.
 */
export async function reloadIfReachable(mayReload: () => boolean = () => true): Promise<void> {
  await fetch('/', { method: 'HEAD' });
  if (mayReload()) window.location.reload();
}

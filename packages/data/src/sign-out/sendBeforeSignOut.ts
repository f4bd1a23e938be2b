import type { LibraryChange } from '@gschool/domain';

import type { Services } from '../services/createServices';
import { hasUnsentLibraryChanges } from './hasUnsentChanges';

/** What is only in this browser. */
export interface UnsentChanges {
  /** Changes of the library that wait or were refused, in the order of their time. */
  library: readonly LibraryChange[];
  /** The lists of the shop that have changes. */
  shop: readonly ('cart' | 'wishlist')[];
}

/** Resolves after the promise, or after `ms` milliseconds. */
const atMost = (ms: number, done: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The changes that are not sent after the time, or were refused. */
const sendLibrary = async (
  services: Services,
  timeoutMs: number,
): Promise<readonly LibraryChange[]> => {
  if (!hasUnsentLibraryChanges(services)) return [];
  const { getChangeQueue } = await import('../queries/getChangeQueue');
  const queue = getChangeQueue(services);
  if (!queue) return [];
  const refused: LibraryChange[] = [];
  const unsubscribe = services.rejectedChanges.subscribe(({ change }) => refused.push(change));
  await atMost(timeoutMs, queue.send());
  unsubscribe();
  return [...refused, ...queue.pending()].sort((a, b) => a.at - b.at);
};

/**
 * Sends the changes of the signed-in member that are only in this browser. Resolves after at most
 * `timeoutMs` with those that are not sent. Rejects when the code of the queue cannot be loaded.
 */
export const sendBeforeSignOut = async (
  services: Services,
  timeoutMs: number,
): Promise<UnsentChanges> => {
  const listUnsent = () => services.shopStorage.peek()?.listUnsent() ?? [];
  const sync = services.cartSync.get();
  const [library] = await Promise.all([
    sendLibrary(services, timeoutMs),
    listUnsent().length > 0 && sync !== null && atMost(timeoutMs, sync.send()),
  ]);
  return { library, shop: listUnsent() };
};

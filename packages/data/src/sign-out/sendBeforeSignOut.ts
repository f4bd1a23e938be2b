import type { LibraryChange } from '@gschool/domain';

import type { Services } from '../services/createServices';
import { hasUnsentLibraryChanges, listUnsentDrafts } from './hasUnsentChanges';

/** Changes that exist only in this browser. */
export interface UnsentChanges {
  /** Changes to the library that are pending or were refused, in the order of their time. */
  library: readonly LibraryChange[];
  /** The shop's lists that have changes. */
  shop: readonly ('cart' | 'wishlist')[];
  /** The ids of drafts of the school's content. */
  drafts: readonly string[];
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

/**
 * Sends changes to the library. Returns those that were refused, or are not sent when the time is
 * over.
 */
const sendLibrary = async (
  services: Services,
  timeoutMs: number,
): Promise<readonly LibraryChange[]> => {
  if (!hasUnsentLibraryChanges(services)) return [];
  const { getChangeQueue } = await import('../entities/library/getChangeQueue');
  const queue = getChangeQueue(services);
  if (!queue) return [];
  const refused: LibraryChange[] = [];
  const unsubscribe = services.rejectedChanges.subscribe(({ change }) => refused.push(change));
  await atMost(timeoutMs, queue.send());
  unsubscribe();
  return [...refused, ...queue.pending()].sort((a, b) => a.at - b.at);
};

/** Saves drafts. Returns those that are not saved when the time is over, or wait for an answer. */
const sendDrafts = async (services: Services, timeoutMs: number): Promise<readonly string[]> => {
  if (listUnsentDrafts(services).length === 0) return [];
  const { getContentQueues } = await import('../entities/content/contentQueues');
  const queues = getContentQueues(services);
  await atMost(timeoutMs, Promise.all([queues.save(), queues.sendLeft()]));
  return listUnsentDrafts(services);
};

/**
 * Sends the signed-in member's changes that exist only in this browser. Resolves after at most
 * `timeoutMs` with the changes that are still unsent. Rejects when the queue's code cannot be
 * loaded.
 */
export const sendBeforeSignOut = async (
  services: Services,
  timeoutMs: number,
): Promise<UnsentChanges> => {
  const listUnsent = () => services.shopStorage.peek()?.listUnsent() ?? [];
  const sync = services.cartSync.get();
  const [library, drafts] = await Promise.all([
    sendLibrary(services, timeoutMs),
    sendDrafts(services, timeoutMs),
    listUnsent().length > 0 && sync !== null && atMost(timeoutMs, sync.send()),
  ]);
  return { library, shop: listUnsent(), drafts };
};

import type { LibraryChange } from '@gschool/domain';

import type { Services } from '../services/createServices';

/**
 * Sends the pending changes of the signed-in member. Resolves with those that are not sent after
 * `timeoutMs` or were refused, in the order of their time. Rejects when the code of the queue cannot
 * be loaded.
 */
export const sendBeforeSignOut = async (
  services: Services,
  timeoutMs: number,
): Promise<readonly LibraryChange[]> => {
  const { getChangeQueue } = await import('../queries/getChangeQueue');
  const queue = getChangeQueue(services);
  if (!queue) return [];
  const refused: LibraryChange[] = [];
  const unsubscribe = services.rejectedChanges.subscribe(({ change }) => refused.push(change));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([queue.send(), timeout]);
  clearTimeout(timer);
  unsubscribe();
  return [...refused, ...queue.pending()].sort((a, b) => a.at - b.at);
};

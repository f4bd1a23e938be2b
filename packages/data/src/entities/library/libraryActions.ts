import {
  AppError,
  applyToHistory,
  isAppError,
  isId,
  type HistoryEntry,
  type LibraryAction,
  type LibraryChange,
} from '@gschool/domain';

import type { ChangeOutcome } from './changes/changeQueue';
import type { HistoryCursor } from './libraryEditor';
import type { Services } from '../../services/createServices';
import { getChangeQueue, type HistoryPages } from './getChangeQueue';
import { getQueryClient } from '../../queries/getQueryClient';
import { libraryKeys } from './library';

/**
 * The ids in an action. For an invalid id, Firestore would return an error without an explanation.
 */
const getIds = (action: LibraryAction): readonly string[] => {
  switch (action.kind) {
    case 'listed':
      return [action.itemId];
    case 'hidden':
      return [action.videoId];
    case 'removed':
      return action.videoIds;
    case 'playlist':
      if (action.edit === 'add') return [action.videoId];
      return action.edit === 'create' || action.edit === 'order' ? action.videoIds : [];
    default:
      return [];
  }
};

const toRejected = (error: AppError): ChangeOutcome => ({ kind: 'rejected', error });

/** Submits a change of the signed-in member. Never rejects. */
export const submitChange = async (
  services: Services,
  action: LibraryAction,
): Promise<ChangeOutcome> => {
  const queue = getChangeQueue(services);
  if (!queue) return toRejected(new AppError({ kind: 'signedOut' }));
  if (!getIds(action).every((id) => isId(id))) {
    return toRejected(new AppError({ kind: 'invalid', fields: { id: 'malformed' } }));
  }
  return queue.submit(action);
};

/** Restores entries. If the clearing was not sent yet, it is canceled instead. */
export const restoreHistory = async (
  services: Services,
  entries: readonly HistoryEntry[],
): Promise<ChangeOutcome> => {
  const ids = new Set(entries.map(({ videoId }) => videoId));
  const isUndone = (change: LibraryChange): boolean =>
    change.kind === 'cleared' && change.known.every((id) => ids.has(id));
  const isWithdrawn = getChangeQueue(services)?.cancel(isUndone) ?? false;
  if (isWithdrawn) return { kind: 'saved' };
  return submitChange(services, { kind: 'restored', entries });
};

/** The whole history; when offline, the pages that are loaded. */
const readAllHistory = async (
  services: Services,
  uid: string,
): Promise<readonly HistoryEntry[]> => {
  const entries: HistoryEntry[] = [];
  try {
    const editor = await (await services.session.backend()).libraryEditor();
    let from: HistoryCursor | null = null;
    do {
      const page = await editor.history(uid, from);
      entries.push(...page.entries);
      from = page.next;
    } while (from);
    return entries;
  } catch (error) {
    if (!isAppError(error, 'offline')) throw error;
    const known = getQueryClient(services).getQueryData<HistoryPages>(libraryKeys.history(uid));
    return known?.pages.flatMap((page) => page.entries) ?? entries;
  }
};

/** Clears the history and returns the removed entries. Never rejects. */
export const clearHistory = async (
  services: Services,
): Promise<{ outcome: ChangeOutcome; removed: readonly HistoryEntry[] }> => {
  const state = services.session.get();
  const queue = getChangeQueue(services);
  if (state.status !== 'signedIn' || !queue) {
    return { outcome: toRejected(new AppError({ kind: 'signedOut' })), removed: [] };
  }
  try {
    const stored = await readAllHistory(services, state.user.uid);
    const removed = queue.pending().reduce(applyToHistory, stored);
    const known = removed.map(({ videoId }) => videoId);
    return { outcome: await queue.submit({ kind: 'cleared', known }), removed };
  } catch (error) {
    const known = error instanceof AppError ? error : null;
    return {
      outcome: toRejected(known ?? new AppError({ kind: 'unexpected', cause: error })),
      removed: [],
    };
  }
};

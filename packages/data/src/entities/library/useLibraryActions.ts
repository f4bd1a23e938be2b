import { AppError, type HistoryEntry, type LibraryAction, type LibraryList } from '@gschool/domain';
import { useEffect, useMemo } from 'react';

import type { ChangeOutcome } from './changes/changeQueue';
import { useServices } from '../../services/ServicesProvider';
import type { Services } from '../../services/createServices';

/** The code that stores and sends changes is not part of a first view. */
const loadActions = () => import('./libraryActions');

const offlineOutcome = (): ChangeOutcome => ({
  kind: 'rejected',
  error: new AppError({ kind: 'offline' }),
});

/**
 * Preloads the code for components that make changes. A member who goes offline later could not
 * load it then.
 */
export const usePreloadLibraryActions = (): void => {
  useEffect(() => void loadActions().catch(() => undefined), []);
};

/** Submits a change. Does nothing when the code cannot be loaded. */
export const submitChange = async (
  services: Services,
  action: LibraryAction,
): Promise<ChangeOutcome> => {
  const code = await loadActions().catch(() => null);
  return code ? code.submitChange(services, action) : offlineOutcome();
};

/** The library actions of a member. None rejects; each resolves to its outcome. */
export interface LibraryActions {
  /** `watchlist` contains series, the other lists classes. */
  setListed(list: LibraryList, id: string, isIn: boolean): Promise<ChangeOutcome>;
  /** Hides a class from "continue watching", or shows it again; the history keeps it. */
  setHidden(videoId: string, isHidden: boolean): Promise<ChangeOutcome>;
  /** Removes classes and their positions from the history. */
  removeFromHistory(videoIds: readonly string[]): Promise<ChangeOutcome>;
  /** Restores entries after `removeFromHistory` or `clearHistory`. */
  restoreHistory(entries: readonly HistoryEntry[]): Promise<ChangeOutcome>;
  /** Clears the history. Pass `removed` to `restoreHistory` to undo it. */
  clearHistory(): Promise<{ outcome: ChangeOutcome; removed: readonly HistoryEntry[] }>;
}

const createLibraryActions = (services: Services): LibraryActions => ({
  setListed: (list, itemId, isIn) => submitChange(services, { kind: 'listed', list, itemId, isIn }),
  setHidden: (videoId, isHidden) => submitChange(services, { kind: 'hidden', videoId, isHidden }),
  removeFromHistory: (videoIds) => submitChange(services, { kind: 'removed', videoIds }),
  restoreHistory: async (entries) => {
    const code = await loadActions().catch(() => null);
    return code ? code.restoreHistory(services, entries) : offlineOutcome();
  },
  clearHistory: async () => {
    const code = await loadActions().catch(() => null);
    return code ? code.clearHistory(services) : { outcome: offlineOutcome(), removed: [] };
  },
});

/** The library actions of the signed-in member; stable between renders. */
export const useLibraryActions = (): LibraryActions => {
  usePreloadLibraryActions();
  const services = useServices();
  return useMemo(() => createLibraryActions(services), [services]);
};

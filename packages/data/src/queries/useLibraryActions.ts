import { AppError, type HistoryEntry, type LibraryAction, type LibraryList } from '@gschool/domain';
import { useEffect, useMemo } from 'react';
import type { ChangeOutcome } from '../library/changeQueue';
import { useServices } from '../services/ServicesProvider';
import type { Services } from '../services/createServices';

/** What keeps and sends changes: no part of a first view. */
const loadActions = () => import('./libraryActions');

const offlineOutcome = (): ChangeOutcome => ({
  kind: 'rejected',
  error: new AppError({ kind: 'offline' }),
});

/**
 * Loads that code beside a part that can make changes: a change is kept before it is sent, but not before
 * its code is here, and whoever is offline by then could not load it.
 */
export const usePreloadLibraryActions = (): void => {
  useEffect(() => void loadActions().catch(() => undefined), []);
};

/** Makes a change; where not even its code arrives, nothing has happened. */
export const submitChange = async (
  services: Services,
  action: LibraryAction,
): Promise<ChangeOutcome> => {
  const code = await loadActions().catch(() => null);
  return code ? code.submitChange(services, action) : offlineOutcome();
};

/** What a member does with their library. Nothing rejects; each tells how it ended. */
export interface LibraryActions {
  /** `watchlist` holds series, the others classes. */
  setListed(list: LibraryList, id: string, isIn: boolean): Promise<ChangeOutcome>;
  /** Takes a class out of "continue watching", or puts it back; the history keeps it. */
  setHidden(videoId: string, isHidden: boolean): Promise<ChangeOutcome>;
  /** Takes classes out of the history, with their positions. */
  removeFromHistory(videoIds: readonly string[]): Promise<ChangeOutcome>;
  /** Puts entries back: the way back from both kinds of removing. */
  restoreHistory(entries: readonly HistoryEntry[]): Promise<ChangeOutcome>;
  /** Takes everything out. `removed` is what `restoreHistory` brings back. */
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

/** What the signed-in member can do with lists and history; stable between renders. */
export const useLibraryActions = (): LibraryActions => {
  usePreloadLibraryActions();
  const services = useServices();
  return useMemo(() => createLibraryActions(services), [services]);
};

import type { Act } from '@gschool/admin/contract';
import { createStore } from '@gschool/state';

import type { Services } from '../../services/createServices';
import { createActIds } from './actIds';
import type { ActList } from './actList';
import type { AdminActs } from './adminActsState';

/** Enough to undo recent mistakes. Older acts are in the log. */
const MAX_UNDOABLE = 50;

/** Adds the acts that can be undone, and removes those that were undone. */
export const addUndoable = (known: readonly Act[], acts: readonly Act[]): readonly Act[] => {
  const undone = new Set(acts.map(({ undoes }) => undoes));
  return [
    ...known.filter(({ id }) => !undone.has(id)),
    ...acts.filter(({ isUndoable, undoneBy }) => isUndoable && undoneBy === null),
  ].slice(-MAX_UNDOABLE);
};

/** Removes an act that can no longer be undone. */
export const dropUndoable = (services: Services, id: string): void => {
  const { undoable } = getAdminActs(services);
  undoable.set(undoable.get().filter((act) => act.id !== id));
};

/** The acts of a page; created at the first call. */
export const getAdminActs = ({ adminActs, session, onDispose }: Services): AdminActs =>
  adminActs.get(() => {
    const undoable = createStore<readonly Act[]>([]);
    const list = createStore<ActList | null>(null);
    // Another administrator at this browser must not undo them by a key.
    onDispose(
      session.subscribe(() => {
        if (session.get().status !== 'signedOut') return;
        undoable.set([]);
        // What was not sent is stored, for the same administrator.
        list.set(null);
      }),
    );
    return { ids: createActIds(), undoable, list };
  });

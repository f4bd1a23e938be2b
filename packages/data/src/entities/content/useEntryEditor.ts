import type { PackList } from '@gschool/domain/content-pack';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getContentQueues } from './contentQueues';
import type { EntryActions, EntryEditor } from './entryEditor';
import { initialEntryState, type EntryQueue } from './entryQueue';

/** Before the entry is opened. */
const loading = initialEntryState;

const createActions = (
  find: () => EntryQueue | null,
): EntryActions & Pick<EntryEditor, 'getEntry'> => ({
  getEntry: () => find()?.get().entry ?? null,
  change: (next) => find()?.change(next),
  move: (after) => find()?.move(after),
  confirm: (address) => find()?.confirm(address),
  saveNow: async () => find()?.saveNow(),
  discard: async () => find()?.discard(),
  resolve: (path, choice) => find()?.resolve(path, choice),
  dismissReceived: (path) => find()?.dismissReceived(path),
  refetch: () => find()?.refetch(),
});

/**
 * Edits one entry. Everything that is typed is saved as a draft (docs/product/drafts.md#saving-drafts):
 * several components of a page that edit one entry share it. The entry is followed while one of them
 * is shown. The actions stay the same functions, so that a part of the page that has only them is not
 * rendered again with every key.
 */
export const useEntryEditor = (list: PackList, id: string): EntryEditor => {
  const services = useServices();
  const session = useSession();
  const isOpen = session.status === 'signedIn' && id !== '';
  const queues = getContentQueues(services);
  const subscribe = useCallback(
    (listener: () => void) => {
      const opened = isOpen ? queues.open(list, id) : null;
      const unsubscribe = opened?.queue.subscribe(listener);
      return () => {
        unsubscribe?.();
        opened?.close();
      };
    },
    [queues, isOpen, list, id],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => queues.find(list, id)?.get() ?? loading,
    () => loading,
  );
  const actions = useMemo(() => createActions(() => queues.find(list, id)), [queues, list, id]);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
};

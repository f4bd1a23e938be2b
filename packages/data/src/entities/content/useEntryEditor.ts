import type { PackList } from '@gschool/domain/content-pack';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getContentQueues } from './contentQueues';
import type { EntryEditor, EntryState } from './entryEditor';
import type { EntryQueue } from './entryQueue';

const loading: EntryState = {
  status: 'loading',
  error: null,
  live: null,
  liveRelease: null,
  entry: null,
  confirmed: [],
  isDraft: false,
  save: { state: 'saved', error: null, savedAt: null },
  received: [],
  conflicts: [],
  editors: [],
};
const subscribeToNothing = () => () => undefined;
const getLoading = (): EntryState => loading;

/**
 * Edits one entry. Everything that is typed is saved as a draft (docs/product/drafts.md#saving-drafts):
 * several components of a page that edit one entry share it. The entry is followed while one of them
 * is shown.
 */
export const useEntryEditor = (list: PackList, id: string): EntryEditor => {
  const services = useServices();
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : '';
  const [queue, setQueue] = useState<EntryQueue | null>(null);
  useEffect(() => {
    const opened = uid === '' || id === '' ? null : getContentQueues(services).open(list, id);
    setQueue(opened?.queue ?? null);
    return () => {
      setQueue(null);
      opened?.close();
    };
  }, [services, uid, list, id]);
  const state = useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    queue?.get ?? getLoading,
    getLoading,
  );
  return useMemo(
    () => ({
      ...state,
      change: (next) => queue?.change(next),
      move: (after) => queue?.move(after),
      confirm: (address) => queue?.confirm(address),
      saveNow: async () => queue?.saveNow(),
      discard: async () => queue?.discard(),
      resolve: (path, choice) => queue?.resolve(path, choice),
      dismissReceived: () => queue?.dismissReceived(),
      refetch: () => queue?.refetch(),
    }),
    [state, queue],
  );
};

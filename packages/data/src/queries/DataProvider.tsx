import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createJournal } from '../library/journal';
import { replayJournal } from '../library/replayJournal';
import { useSession, useSessionObject } from '../session/SessionProvider';
import { createQueryClient } from './createQueryClient';
import { keys } from './keys';
import { localStorageOrNull } from './localStorageOrNull';

interface DataProviderProps {
  /** @default a cache of its own */
  client?: QueryClient | undefined;
  children: ReactNode;
}

/**
 * Holds the query cache of the members' pages; needs a `SessionProvider` above.
 * The cache is emptied when the member leaves, and what an earlier visit could
 * not send is sent when one has come.
 */
export function DataProvider({ client: given, children }: DataProviderProps) {
  const [client] = useState(() => given ?? createQueryClient());
  const session = useSessionObject();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : null;

  useEffect(() => {
    if (uid === null) return undefined;
    void session.backend().then(async ({ library }) => {
      const journal = createJournal(uid, localStorageOrNull());
      // Offline again: the journal keeps everything until the next start.
      const merged = await replayJournal(uid, library, journal).catch(() => null);
      if (merged) client.setQueryData(keys.library(uid), merged);
    });
    return () => client.clear();
  }, [client, session, uid]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

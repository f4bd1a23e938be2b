import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { createJournal } from '../library/journal';
import { replayJournal } from '../library/replayJournal';
import { useSession, useSessionObject } from '../session/SessionProvider';
import { clientOf } from './clientOf';
import { keys } from './keys';
import { localStorageOrNull } from './localStorageOrNull';

/**
 * Holds the query cache of the members' pages; needs a `SessionProvider` above.
 * What an earlier visit could not send is sent as soon as its member is here.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const session = useSessionObject();
  const client = clientOf(session);
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : null;

  useEffect(() => {
    if (uid === null) return;
    void session.backend().then(async ({ library }) => {
      const journal = createJournal(uid, localStorageOrNull());
      // Offline again: the journal keeps everything until the next start.
      const merged = await replayJournal(uid, library, journal).catch(() => null);
      const now = session.get();
      const isStillHere = now.status === 'signedIn' && now.user.uid === uid;
      if (merged && isStillHere) client.setQueryData(keys.library(uid), merged);
    });
  }, [client, session, uid]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { pendingKeys } from '../library/pendingKeys';
import { useSession, useSessionObject } from '../session/SessionProvider';
import { clientOf } from './clientOf';

/**
 * Holds the query cache of the members' pages; needs a `SessionProvider` above.
 * What an earlier visit could not send is shown and sent as soon as its member is here.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const session = useSessionObject();
  const client = clientOf(session);
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : null;

  useEffect(() => {
    if (uid === null || pendingKeys(() => localStorage, uid).length === 0) return;
    void import('./libraryQueue').then(
      ({ queueOf }) => queueOf(session)?.send(),
      // Without its code there is no sending either: everything stays for the next start.
      () => undefined,
    );
  }, [session, uid]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

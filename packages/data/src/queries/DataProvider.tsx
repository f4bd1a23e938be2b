import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { ChangeQueue } from '../library/changeQueue';
import { pendingKeys, pendingPrefix } from '../library/pendingKeys';
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
    if (uid === null) return;
    // Without its code nothing is sent: it stays for the next start.
    const withQueue = (use: (queue: ChangeQueue) => void): void =>
      void import('./libraryQueue').then(
        ({ queueOf }) => {
          const queue = queueOf(session);
          if (queue) use(queue);
        },
        () => undefined,
      );
    if (pendingKeys(() => localStorage, uid).length > 0) withQueue((queue) => void queue.send());
    // What another tab changes shows here, too.
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key?.startsWith(pendingPrefix(uid))) withQueue((queue) => queue.hear(key, newValue));
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [session, uid]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

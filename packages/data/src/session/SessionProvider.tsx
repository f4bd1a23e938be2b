import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionActions } from './createSession';
import { loading, type SessionState } from './state';

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  session: Session;
  children: ReactNode;
}

/** Hands the session down, and looks again when somebody returns to the page. Whoever renders it starts the session. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void session.refreshIfStale();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session itself, for what is built on top of it. Throws outside of its provider (spec, section 8). */
export function useSessionObject(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

const onServer = (): SessionState => loading;

/** Who is here now; `loading` on the server and while hydrating. Throws outside of its provider. */
export function useSession(): SessionState {
  const session = useSessionObject();
  return useSyncExternalStore(session.subscribe, session.get, onServer);
}

/** What a member can do; the object never changes. Throws outside of the provider. */
export function useSessionActions(): SessionActions {
  return useSessionObject().actions;
}

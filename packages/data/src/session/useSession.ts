import { useSyncExternalStore } from 'react';

import { useServices } from '../services/ServicesProvider';
import type { SessionActions } from './createSession';
import { loading, type SessionState } from './state';

const getServerState = (): SessionState => loading;

/**
 * The session state; `loading` on the server and while hydrating. Throws outside a
 * `ServicesProvider`.
 */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, getServerState);
}

/** The actions of the session; a stable object. Throws outside a `ServicesProvider`. */
export function useSessionActions(): SessionActions {
  return useServices().session.actions;
}

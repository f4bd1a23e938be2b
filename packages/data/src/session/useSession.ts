import { useSyncExternalStore } from 'react';

import { useServices } from '../services/ServicesProvider';
import type { SessionActions } from './createSession';
import { signedOut, type SessionState } from './state';

const isServer = typeof document === 'undefined';
const getPrerenderedState = (): SessionState => signedOut;

/**
 * The session state; signed out while hydrating, because pages are prerendered for visitors. Throws
 * outside a `ServicesProvider`.
 */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(
    session.subscribe,
    session.get,
    isServer ? session.get : getPrerenderedState,
  );
}

/** The actions of the session; a stable object. Throws outside a `ServicesProvider`. */
export function useSessionActions(): SessionActions {
  return useServices().session.actions;
}

import { useSessionObject, type Session } from '@gschool/data';
import type { CyclicalPhase } from '@gschool/domain';
import { useSyncExternalStore } from 'react';

interface Memory {
  get: () => CyclicalPhase | null;
  set: (phase: CyclicalPhase | null) => void;
  subscribe: (listener: () => void) => () => void;
}

const uidOf = (session: Session): string | null => {
  const state = session.get();
  return state.status === 'signedIn' ? state.user.uid : null;
};

function createMemory(session: Session): Memory {
  let phase: CyclicalPhase | null = null;
  let uid = uidOf(session);
  const listeners = new Set<() => void>();
  const set = (next: CyclicalPhase | null) => {
    if (next === phase) return;
    phase = next;
    for (const listener of listeners) listener();
  };
  session.subscribe(() => {
    const now = uidOf(session);
    if (now !== uid) set(null);
    uid = now;
  });
  return {
    get: () => phase,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const memories = new WeakMap<Session, Memory>();

/** The memory of a session: this module's variable and nothing else. */
export function phaseMemoryOf(session: Session): Memory {
  const known = memories.get(session);
  if (known) return known;
  const memory = createMemory(session);
  memories.set(session, memory);
  return memory;
}

const onServer = (): null => null;

/**
 * The chosen phase. It lives in this tab's memory alone: no address, storage, profile or request
 * ever holds it. A way to a class and back keeps it; a reload forgets it, and so does signing out.
 */
export function useChosenPhase() {
  const memory = phaseMemoryOf(useSessionObject());
  const phase = useSyncExternalStore(memory.subscribe, memory.get, onServer);
  return [phase, memory.set] as const;
}

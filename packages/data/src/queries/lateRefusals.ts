import type { AppError, LibraryChange } from '@gschool/domain';
import { useEffect, useEffectEvent } from 'react';
import { useSessionObject } from '../session/SessionProvider';
import type { Session } from '../session/createSession';

/** A change that its member took for made or waiting, and that the server refused; it is taken back. */
export interface LateRefusal {
  change: LibraryChange;
  error: AppError;
}

type Listener = (refusal: LateRefusal) => void;

const listeners = new WeakMap<Session, Set<Listener>>();

/** Tells whoever listens. */
export const tellRefusal = (session: Session, refusal: LateRefusal): void =>
  listeners.get(session)?.forEach((listener) => listener(refusal));

/** Calls back for each change that is taken back after its member was told that it waits. */
export const useLateRefusals = (listener: Listener): void => {
  const session = useSessionObject();
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const heard = (refusal: LateRefusal): void => hear(refusal);
    const all = listeners.get(session) ?? new Set();
    listeners.set(session, all.add(heard));
    return () => void all.delete(heard);
  }, [session]);
};

import {
  AppError,
  deleteMember,
  isAppError,
  isDeletionPending,
  clearDeletionMark,
  useServices,
  type AuthUser,
  type DeletionStep,
} from '@gschool/data';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { isConfirmed } from './isConfirmed';
import type { Identity } from './useIdentity';

export type DeletionPhase =
  | { is: 'idle' | 'looking' | 'renews' }
  | { is: 'unreadable'; error: unknown }
  | { is: 'asking'; step: DeletionStep };

export interface Deletion {
  phase: DeletionPhase;
  /** A deletion that was begun in this browser is not finished. */
  isBroken: boolean;
  /** The email address that is typed to confirm; null for an account without one. */
  email: string | null;
  /** Looks whether it may be, asks for the proof, and then for the confirmation. */
  start: () => void;
  /** Closes the question. */
  close: () => void;
  /** Does it. `words`: what may be typed. Rejects with `invalid` for anything else. */
  confirm: (typed: string, words: readonly string[]) => Promise<void>;
  /** Takes a broken-off deletion back. */
  stay: () => void;
}

/** The way out for good, step by step; whatever fails can be tried again. */
export function useDeletion({ uid, email }: AuthUser, identity: Identity): Deletion {
  const { session } = useServices();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<DeletionPhase>({ is: 'idle' });
  const [isBroken, setIsBroken] = useState(() => isDeletionPending(uid));
  const hasProof = useRef(false);

  async function look() {
    setPhase({ is: 'looking' });
    try {
      const data = await (await session.backend()).memberData();
      if (await data.hasRenewingSubscription(uid)) return setPhase({ is: 'renews' });
    } catch (error) {
      return setPhase({ is: 'unreadable', error });
    }
    try {
      await identity.prove();
      hasProof.current = true;
      setPhase({ is: 'asking', step: 'checking' });
    } catch (error) {
      setPhase({ is: 'idle' });
      if (!isAppError(error, 'cancelled')) throw error;
    }
  }

  /** The proof of a moment ago counts once; later ones are asked for. */
  async function proveIdentity() {
    if (hasProof.current) hasProof.current = false;
    else await identity.prove();
  }

  async function confirm(typed: string, words: readonly string[]) {
    if (!isConfirmed(typed, words)) {
      throw new AppError({ kind: 'invalid', fields: { typed: 'invalid' } });
    }
    try {
      const outcome = await deleteMember({
        backend: await session.backend(),
        uid,
        reauthenticate: proveIdentity,
        onStep: (step) => setPhase({ is: 'asking', step }),
      });
      if (outcome === 'renews') setPhase({ is: 'renews' });
      else await navigate(paths.goodbye, { replace: true, state: { isDeleted: true } });
    } catch (error) {
      setPhase({ is: 'asking', step: 'checking' });
      throw error;
    } finally {
      setIsBroken(isDeletionPending(uid));
    }
  }

  return {
    phase,
    isBroken,
    email: email || null,
    start: () => void look(),
    close: () => setPhase((now) => (now.is === 'asking' ? { is: 'idle' } : now)),
    confirm,
    stay: () => {
      clearDeletionMark(uid);
      setIsBroken(false);
      void session.actions.refresh();
    },
  };
}

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
import type { Reauthentication } from './useReauthentication';

export type DeletionPhase =
  | { status: 'idle' | 'preparing' | 'renews' }
  | { status: 'checkFailed'; error: unknown }
  | { status: 'confirming'; step: DeletionStep };

export interface Deletion {
  phase: DeletionPhase;
  /** A deletion that was started in this browser is not finished. */
  isInterrupted: boolean;
  /** The email address to type as confirmation; null for an account without one. */
  email: string | null;
  /** Checks whether deletion is possible, reauthenticates, then asks for the confirmation. */
  start: () => void;
  /** Closes the confirmation. */
  close: () => void;
  /**
   * Deletes the account. `accepted` are the accepted texts. Rejects with `invalid` for any other text.
   */
  confirm: (typed: string, accepted: readonly string[]) => Promise<void>;
  /** Abandons an interrupted deletion. */
  abandon: () => void;
}

/** Deletes the account in steps. After a failure every step can be retried. */
export function useDeletion(
  { uid, email }: AuthUser,
  reauthentication: Reauthentication,
): Deletion {
  const { session } = useServices();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<DeletionPhase>({ status: 'idle' });
  const [isInterrupted, setIsInterrupted] = useState(() => isDeletionPending(uid));
  const isReauthenticated = useRef(false);

  async function prepare() {
    setPhase({ status: 'preparing' });
    try {
      const data = await (await session.backend()).memberData();
      if (await data.hasRenewingSubscription(uid)) return setPhase({ status: 'renews' });
    } catch (error) {
      return setPhase({ status: 'checkFailed', error });
    }
    try {
      await reauthentication.reauthenticate();
      isReauthenticated.current = true;
      setPhase({ status: 'confirming', step: 'checking' });
    } catch (error) {
      setPhase({ status: 'idle' });
      if (!isAppError(error, 'cancelled')) throw error;
    }
  }

  /** A reauthentication is valid for one attempt. */
  async function proveIdentity() {
    if (isReauthenticated.current) isReauthenticated.current = false;
    else await reauthentication.reauthenticate();
  }

  async function confirm(typed: string, accepted: readonly string[]) {
    if (!isConfirmed(typed, accepted)) {
      throw new AppError({ kind: 'invalid', fields: { typed: 'invalid' } });
    }
    try {
      const outcome = await deleteMember({
        backend: await session.backend(),
        uid,
        reauthenticate: proveIdentity,
        onStep: (step) => setPhase({ status: 'confirming', step }),
      });
      if (outcome === 'renews') setPhase({ status: 'renews' });
      else await navigate(paths.goodbye, { replace: true, state: { isDeleted: true } });
    } catch (error) {
      setPhase({ status: 'confirming', step: 'checking' });
      throw error;
    } finally {
      setIsInterrupted(isDeletionPending(uid));
    }
  }

  return {
    phase,
    isInterrupted,
    email: email || null,
    start: () => void prepare(),
    close: () => setPhase((now) => (now.status === 'confirming' ? { status: 'idle' } : now)),
    confirm,
    abandon: () => {
      clearDeletionMark(uid);
      setIsInterrupted(false);
      void session.actions.refresh();
    },
  };
}

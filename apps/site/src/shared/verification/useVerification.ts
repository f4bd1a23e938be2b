import { useServices, type AuthUser } from '@gschool/data';
import { useCallback, useState, useSyncExternalStore } from 'react';

import {
  sendVerification,
  subscribeToMail,
  verificationMailOf,
  type VerificationMail,
} from './verificationMail';

export interface Verification extends VerificationMail {
  isChecking: boolean;
  /** The last look at the account still found the address unproven. */
  isNotYet: boolean;
  send: () => void;
  /** Looks whether the link was opened, here or anywhere; a proven address refreshes the session. */
  check: () => void;
  /** The same unasked, so that nothing is said when there is nothing new. */
  look: () => void;
}

const onServer: VerificationMail = { sentAt: null, isSending: false, error: null };

/** Proving a member's address: the mail, and whether its link was opened. */
export function useVerification({ uid }: AuthUser): Verification {
  const { session } = useServices();
  const mail = useSyncExternalStore(
    subscribeToMail,
    () => verificationMailOf(uid),
    () => onServer,
  );
  const [isChecking, setIsChecking] = useState(false);
  const [isNotYet, setIsNotYet] = useState(false);
  const [checkError, setCheckError] = useState<unknown>(null);

  /** The token carries the proof and the profile mirrors it: with a proof both are read anew. */
  const isProven = useCallback(async () => {
    const account = await (await session.backend()).account();
    const { isEmailVerified } = await account.reload();
    if (isEmailVerified) await session.actions.refresh();
    return isEmailVerified;
  }, [session]);

  const check = async () => {
    setIsChecking(true);
    setIsNotYet(false);
    setCheckError(null);
    try {
      setIsNotYet(!(await isProven()));
    } catch (error) {
      setCheckError(error);
    } finally {
      setIsChecking(false);
    }
  };

  const look = useCallback(() => void isProven().catch(() => undefined), [isProven]);

  return {
    ...mail,
    error: checkError ?? mail.error,
    isChecking,
    isNotYet,
    send: () => {
      setIsNotYet(false);
      setCheckError(null);
      void sendVerification(session);
    },
    check: () => void check(),
    look,
  };
}

import { useServices, type AuthUser } from '@gschool/data';
import { useCallback, useState, useSyncExternalStore } from 'react';

import {
  sendVerification,
  subscribeToEmail,
  getVerificationEmail,
  type VerificationEmail,
} from './verificationEmail';

export interface Verification extends VerificationEmail {
  isChecking: boolean;
  /** True if the last check found that the email is still not verified. */
  isStillUnverified: boolean;
  send: () => void;
  /**
   * Checks whether the link was opened on any device. If the email is verified, refreshes the
   * session.
   */
  check: () => void;
  /** Like `check`, but shows no message when nothing has changed. */
  checkQuietly: () => void;
}

const initialEmail: VerificationEmail = { sentAt: null, isSending: false, error: null };

/**
 * The verification of a member's email address: sending the email, and checking whether its link
 * was opened.
 */
export function useVerification({ uid }: AuthUser): Verification {
  const { session } = useServices();
  const mail = useSyncExternalStore(
    subscribeToEmail,
    () => getVerificationEmail(uid),
    () => initialEmail,
  );
  const [isChecking, setIsChecking] = useState(false);
  const [isStillUnverified, setIsStillUnverified] = useState(false);
  const [checkError, setCheckError] = useState<unknown>(null);

  /** Both the token and the profile contain the verification, so both are refreshed. */
  const refreshVerified = useCallback(async () => {
    const account = await (await session.backend()).account();
    const { isEmailVerified } = await account.reload();
    if (isEmailVerified) await session.actions.refresh();
    return isEmailVerified;
  }, [session]);

  const check = async () => {
    setIsChecking(true);
    setIsStillUnverified(false);
    setCheckError(null);
    try {
      setIsStillUnverified(!(await refreshVerified()));
    } catch (error) {
      setCheckError(error);
    } finally {
      setIsChecking(false);
    }
  };

  const checkQuietly = useCallback(
    () => void refreshVerified().catch(() => undefined),
    [refreshVerified],
  );

  return {
    ...mail,
    error: checkError ?? mail.error,
    isChecking,
    isStillUnverified,
    send: () => {
      setIsStillUnverified(false);
      setCheckError(null);
      void sendVerification(session);
    },
    check: () => void check(),
    checkQuietly,
  };
}

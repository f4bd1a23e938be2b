import { isAppError, useSessionActions } from '@gschool/data';
import { useEffect, useState } from 'react';

import { recentResetEmail, rememberResetEmail, type ResetEmail } from './resetEmail';

/**
 * Requests a password reset email. The result never shows whether an account exists. If Firebase
 * rejects the email address, the page shows the same text as after a sent email
 * (docs/product/errors.md#fixed-error-texts).
 */
export function useResetEmail() {
  const { sendPasswordReset } = useSessionActions();
  const [mail, setMail] = useState<ResetEmail | null>(null);

  // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page has no data of this tab
  useEffect(() => setMail(recentResetEmail(Date.now())), []);

  /** Rejects with network and service errors only, never with errors about the account. */
  async function send(email: string): Promise<void> {
    // An email was requested shortly before, on this page or before a reload.
    const recent = recentResetEmail(Date.now());
    if (recent?.email === email) return setMail(recent);
    try {
      await sendPasswordReset(email);
    } catch (error) {
      if (!isAppError(error, 'auth') || error.info.code !== 'invalid-credential') throw error;
    }
    const sent = { email, sentAt: Date.now() };
    rememberResetEmail(sent);
    setMail(sent);
  }

  return { mail, send, startOver: () => setMail(null) };
}

import { isAppError, useSessionActions } from '@gschool/data';
import { useEffect, useState } from 'react';

import { recentResetMail, rememberResetMail, type ResetMail } from './resetMail';

/**
 * Asking for a link to a new password. Whether an account exists is told to nobody:
 * a refusal of the address alone looks like a mail that was sent.
 */
export function useResetMail() {
  const { sendPasswordReset } = useSessionActions();
  const [mail, setMail] = useState<ResetMail | null>(null);

  // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page knows nothing of this tab
  useEffect(() => setMail(recentResetMail(Date.now())), []);

  /** Rejects with what went wrong on the way, never with what is known of an account. */
  async function send(email: string): Promise<void> {
    // Asked for a moment ago, on this page or before a reload: that mail is on its way.
    const recent = recentResetMail(Date.now());
    if (recent?.email === email) return setMail(recent);
    try {
      await sendPasswordReset(email);
    } catch (error) {
      if (!isAppError(error, 'auth') || error.info.code !== 'invalid-credential') throw error;
    }
    const sent = { email, sentAt: Date.now() };
    rememberResetMail(sent);
    setMail(sent);
  }

  return { mail, send, startOver: () => setMail(null) };
}

import { readTabValue, writeTabValue } from '@gschool/data';
import { getRemainingCoolDown } from '@gschool/domain';

const STORAGE_KEY = 'gschool.reset';

/** A reset email that was requested in this tab. */
export interface ResetEmail {
  email: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

/**
 * The email requested in this tab while its cooldown lasts, otherwise null. A reload cannot skip
 * the cooldown.
 */
export function recentResetEmail(now: number): ResetEmail | null {
  const [sentAt = '', ...email] = (readTabValue(STORAGE_KEY) ?? '').split(' ');
  const mail = { email: email.join(' '), sentAt: Number(sentAt) };
  return mail.email && getRemainingCoolDown(mail.sentAt, now) > 0 ? mail : null;
}

export const rememberResetEmail = ({ email, sentAt }: ResetEmail): void =>
  writeTabValue(STORAGE_KEY, `${sentAt} ${email}`);

export const forgetResetEmail = (): void => writeTabValue(STORAGE_KEY, null);

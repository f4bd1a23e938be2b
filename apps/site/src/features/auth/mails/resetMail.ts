import { getRemainingCoolDown } from '@gschool/domain';

import { recall, remember } from '../../../shared/tabMemory';

const KEY = 'gschool.reset';

/** A reset mail that was asked for in this tab. */
export interface ResetMail {
  email: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** The mail that was asked for a moment ago, so that a reload is no way around the wait; else null. */
export function recentResetMail(now: number): ResetMail | null {
  const [sentAt = '', ...email] = (recall(KEY) ?? '').split(' ');
  const mail = { email: email.join(' '), sentAt: Number(sentAt) };
  return mail.email && getRemainingCoolDown(mail.sentAt, now) > 0 ? mail : null;
}

export const rememberResetMail = ({ email, sentAt }: ResetMail): void =>
  remember(KEY, `${sentAt} ${email}`);

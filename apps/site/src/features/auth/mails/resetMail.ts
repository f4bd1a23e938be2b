import { coolDownLeft } from '@gschool/domain';

import { readTabValue, writeTabValue } from '../../../shared/tabStorage';

const KEY = 'gschool.reset';

/** A reset mail that was asked for in this tab. */
export interface ResetMail {
  email: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** The mail that was asked for a moment ago, so that a reload is no way around the wait; else null. */
export function recentResetMail(now: number): ResetMail | null {
  const [sentAt = '', ...email] = (readTabValue(KEY) ?? '').split(' ');
  const mail = { email: email.join(' '), sentAt: Number(sentAt) };
  return mail.email && coolDownLeft(mail.sentAt, now) > 0 ? mail : null;
}

export const rememberResetMail = ({ email, sentAt }: ResetMail): void =>
  writeTabValue(KEY, `${sentAt} ${email}`);

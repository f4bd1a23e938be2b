import { identityError } from '../errors';
import type { MockContext } from '../handlers/context';
import type { Account, OobCode, OobType } from '../store/types';
import { randomId } from './sessions';

const HOUR = 3_600_000;

const mailTemplates: Record<OobType, { mode: string; subject: string; text: string }> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: 'Reset your password',
    text: 'Someone asked to reset the password for this account. If it was you, use the link to choose a new one.',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: 'Confirm your email address',
    text: 'Use the link to confirm this address is yours.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    mode: 'verifyAndChangeEmail',
    subject: 'Confirm your new email address',
    text: 'Use the link to start using this address for your account.',
  },
  RECOVER_EMAIL: {
    mode: 'recoverEmail',
    subject: 'Your email address was changed',
    text: 'Your account now uses a different address. If you didn’t change it, use the link to restore this one.',
  },
};

/** Emails per day. */
const QUOTA = 200;

/**
 * Throws when too many emails were requested. Requests for unknown emails count, too, because the
 * error would otherwise reveal who has an account.
 */
export function checkMailQuota(to: string, { store }: MockContext): void {
  const now = store.clock.now();
  if (store.mailLimiter.isLimited(to, now)) throw identityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  const sent = store.outbox.all().filter(({ sentAt }) => now - sentAt < 24 * HOUR);
  if (sent.length >= QUOTA) {
    throw identityError('QUOTA_EXCEEDED : Exceeded daily quota for email sending.');
  }
  store.mailLimiter.record(to, now);
}

/**
 * Adds an email with an action link to the outbox. A link that resets a password is valid for an
 * hour, any other link for a day.
 */
export function sendMail(
  type: OobType,
  account: Account,
  context: MockContext,
  options: { newEmail?: string | undefined; continueUrl?: string | undefined } = {},
): void {
  const { store, actionUrl } = context;
  const code = randomId();
  const template = mailTemplates[type];
  const now = store.clock.now();
  const { email, localId } = account;
  store.oobCodes.set(code, {
    type,
    localId,
    email,
    newEmail: options.newEmail,
    expiresAt: now + (type === 'PASSWORD_RESET' ? HOUR : 24 * HOUR),
  });
  const link = new URL(actionUrl);
  link.search = new URLSearchParams({
    mode: template.mode,
    oobCode: code,
    apiKey: 'demo-key',
    lang: 'en',
    ...(options.continueUrl ? { continueUrl: options.continueUrl } : {}),
  }).toString();
  store.outbox.set(code, {
    id: code,
    to: (type === 'VERIFY_AND_CHANGE_EMAIL' && options.newEmail) || email,
    subject: template.subject,
    text: template.text,
    link: link.href,
    sentAt: now,
  });
}

/** The code of an email link. Throws when it is unknown, used or expired. */
export function requireOobCode(code: unknown, { store }: MockContext): OobCode & { code: string } {
  const found = typeof code === 'string' ? store.oobCodes.get(code) : undefined;
  if (!found || typeof code !== 'string') throw identityError('INVALID_OOB_CODE');
  if (found.expiresAt <= store.clock.now()) throw identityError('EXPIRED_OOB_CODE');
  return { ...found, code };
}

import { claimsOf, hasAccess, type Account, type StoredProfile } from './account';
import { disagreements } from './agreement';
import type { Change } from './plan';

const DAY = 86_400_000;

/** An instant of epoch milliseconds as a person compares it: `2027-01-31 23:59 UTC`. */
const instantWords = (instant: number): string =>
  Math.abs(instant) <= 8.64e15
    ? `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : `no date (${instant})`;

const valueWords = (field: string, value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (field === 'expiresAt' && typeof value === 'number') return instantWords(value);
  return typeof value === 'string' ? value || "''" : JSON.stringify(value);
};

const rows = (pairs: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
};

/** The changes of a plan, one a line. */
export const changeWords = (changes: readonly Change[]): string =>
  rows(
    changes.map(
      ({ where, field, from, to }) =>
        [`  ${where} ${field}`, `${valueWords(field, from)} → ${valueWords(field, to)}`] as const,
    ),
  );

/** `maya@school.example (uid abc)`. */
export const nameOf = ({ email, uid }: Account): string => `${email || 'no email'} (uid ${uid})`;

const endWords = (account: Account, now: number): string => {
  const { subscribed, expiresAt } = claimsOf(account);
  if (expiresAt === null)
    return subscribed ? 'subscribed without an end date, which gives no access' : 'none';
  const days = Math.ceil(Math.abs(expiresAt - now) / DAY);
  const distance = expiresAt > now ? `in ${days} d` : `${days} d ago`;
  const state = !subscribed ? 'ended' : expiresAt > now ? 'until' : 'expired';
  return `${state} ${instantWords(expiresAt)} (${distance})`;
};

/** Everything that `show` prints of an account; `now` is epoch milliseconds. */
export const accountWords = (account: Account, profile: StoredProfile, now: number): string => {
  const { role, plan } = claimsOf(account);
  const faults = disagreements(account, profile, now);
  const stored = (field: string) => valueWords(field, profile?.[field]);
  return rows([
    ['Account', nameOf(account)],
    ['Email', account.isEmailVerified ? 'verified' : 'NOT verified'],
    ['State', account.isDisabled ? 'disabled' : 'enabled'],
    ['Signs in with', account.providers.join(', ') || 'nothing'],
    ['Created', instantWords(Date.parse(account.createdAt))],
    [
      'Last sign-in',
      account.lastSignInAt === null ? 'never' : instantWords(Date.parse(account.lastSignInAt)),
    ],
    ['Membership', endWords(account, now)],
    ['Token', `role ${role}, plan ${plan ?? 'none'}`],
    ['Classes', hasAccess(account, now) ? 'open' : 'closed'],
    [
      'Profile',
      profile === null
        ? 'none: it will be created at the next sign-in or by grant'
        : `subscriptionStatus ${stored('subscriptionStatus')}, role ${stored('role')}`,
    ],
    ['Check', faults.length === 0 ? 'token and profile match' : (faults[0] ?? '')],
    ...faults.slice(1).map((fault) => ['', fault] as const),
  ]);
};

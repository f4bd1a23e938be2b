import type { MembershipRecord } from '@gschool/domain';

import {
  getClaims,
  hasAccess,
  type Account,
  type StoredMembership,
  type StoredProfile,
} from './account';
import { formatText } from '../command/print';
import { getRecord } from './accessChange';
import { findMismatches } from './mismatches';
import type { FieldChange } from './plan';

const DAY_MS = 86_400_000;

/** Formats epoch milliseconds: `2027-01-31 23:59 UTC`. */
const formatInstant = (instant: number): string =>
  Math.abs(instant) <= 8.64e15
    ? `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : `no date (${instant})`;

const instantFields = ['expiresAt', 'grantExpiresAt', 'blockedAt', 'subscriptionEndsAt'];

const formatValue = (field: string, value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (instantFields.includes(field) && typeof value === 'number') return formatInstant(value);
  return formatText(typeof value === 'string' ? value || "''" : JSON.stringify(value));
};

const formatRows = (pairs: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
};

/** Formats the changes of a plan, one per line. */
export const formatChanges = (changes: readonly FieldChange[]): readonly string[] =>
  formatRows(
    changes.map(
      ({ where, field, from, to }) =>
        [
          `  ${where} ${formatText(field)}`,
          `${formatValue(field, from)} → ${formatValue(field, to)}`,
        ] as const,
    ),
  );

/** `maya@school.example (uid abc)`. */
export const formatAccountName = ({ email, uid }: Account): string =>
  `${formatText(email) || 'no email'} (uid ${formatText(uid)})`;

const formatExpiry = (account: Account, now: number): string => {
  const { subscribed, expiresAt } = getClaims(account);
  if (expiresAt === null)
    return subscribed ? 'subscribed without an end date, which gives no access' : 'none';
  const days = Math.ceil(Math.abs(expiresAt - now) / DAY_MS);
  const distance = expiresAt > now ? `in ${days} d` : `${days} d ago`;
  const isAhead = expiresAt > now;
  const state = subscribed ? (isAhead ? 'until' : 'expired') : isAhead ? 'closed before' : 'ended';
  return `${state} ${formatInstant(expiresAt)} (${distance})`;
};

const formatGrant = ({ grant }: MembershipRecord): string =>
  grant
    ? `until ${formatInstant(grant.expiresAt)}, plan ${formatText(grant.plan ?? 'none')}`
    : 'none';

const formatSubscription = ({ subscription }: MembershipRecord): string =>
  subscription
    ? `${subscription.status}, plan ${formatText(subscription.plan)}, period until ${formatInstant(subscription.endsAt)}`
    : 'none';

/** The data that `show` prints. */
export interface ShownAccount {
  account: Account;
  membership: StoredMembership;
  profile: StoredProfile;
}

/** The lines that `show` prints; `now` is in epoch milliseconds. */
export const formatAccount = (
  { account, membership, profile }: ShownAccount,
  now: number,
): readonly string[] => {
  const record = getRecord(account, membership);
  const { role, plan } = getClaims(account);
  const mismatches = findMismatches(account, profile, now);
  const stored = (field: string) => formatValue(field, profile?.[field]);
  return formatRows([
    ['Account', formatAccountName(account)],
    ['Email', account.isEmailVerified ? 'verified' : 'NOT verified'],
    ['State', account.isDisabled ? 'disabled' : 'enabled'],
    ['Signs in with', account.providers.join(', ') || 'nothing'],
    ['Created', formatInstant(Date.parse(account.createdAt))],
    [
      'Last sign-in',
      account.lastSignInAt === null ? 'never' : formatInstant(Date.parse(account.lastSignInAt)),
    ],
    ['Granted', formatGrant(record)],
    ['Subscription', formatSubscription(record)],
    ...(record.blockedAt === null
      ? []
      : [['Blocked', `since ${formatInstant(record.blockedAt)}`] as const]),
    ['Membership', formatExpiry(account, now)],
    ['Token', `role ${role}, plan ${formatText(plan ?? 'none')}`],
    ['Classes', hasAccess(account, now) ? 'open' : 'closed'],
    [
      'Profile',
      profile === null
        ? 'none: it will be created at the next sign-in or by grant'
        : `subscriptionStatus ${stored('subscriptionStatus')}, role ${stored('role')}`,
    ],
    ['Check', mismatches.length === 0 ? 'token and profile match' : (mismatches[0] ?? '')],
    ...mismatches.slice(1).map((mismatch) => ['', mismatch] as const),
  ]);
};

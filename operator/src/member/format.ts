import {
  findMismatches,
  findMissingFields,
  getClaims,
  getRecord,
  hasAccess,
  type Account,
  type FieldChange,
  type MemberMismatch,
  type StoredMembership,
  type StoredProfile,
} from '@gschool/admin';
import type { MembershipRecord } from '@gschool/domain';

import { formatText } from '../command/print';

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

const formatMismatch = (
  { code }: MemberMismatch,
  account: Account,
  profile: NonNullable<StoredProfile>,
): string => {
  const { role } = getClaims(account);
  const email = typeof profile['email'] === 'string' ? profile['email'] : '';
  switch (code) {
    case 'profile-missing':
      return 'The token gives access, but there is no profile: run sync.';
    case 'token-open-profile-closed':
      return 'The token opens the classes, but the profile is not active: run sync.';
    case 'ended-profile-open':
      return 'The membership has ended, but the profile is still active: run sync.';
    case 'profile-open-token-closed':
      return 'The profile is active, but the token gives no access: run sync.';
    case 'role':
      return `The token says ${role}, but the profile says ${formatText(profile['role'])}: run sync.`;
    case 'email':
      return `The profile has another email (${formatText(email) || 'none'}): the next sign-in corrects it.`;
    case 'fields-missing':
      return `The profile is missing ${findMissingFields(profile).join(', ')}: the next change you make here adds what is missing.`;
  }
};

/**
 * The differences between the token and the profile of an account, each with the command that fixes
 * it. Empty if they match. `now` is in epoch milliseconds.
 */
export const formatMismatches = (
  account: Account,
  profile: StoredProfile,
  now: number,
): readonly string[] =>
  findMismatches(account, profile, now).map((mismatch) =>
    formatMismatch(mismatch, account, profile ?? {}),
  );

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
  const mismatches = formatMismatches(account, profile, now);
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

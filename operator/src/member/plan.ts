import type { Account, ProfileWrite, StoredProfile } from './account';
import { claimsOf } from './account';
import { profileWrite, type AccessFields } from './profileFields';
import { grantsAccess, roleRank, type AccessChange } from './accessChange';

/** One line of a change: what was there and what comes; undefined is absent. */
export interface FieldChange {
  where: 'profile' | 'token';
  field: string;
  from: unknown;
  to: unknown;
}

/** What a change changes in an account. */
export interface Plan {
  changes: readonly FieldChange[];
  /** Null where the claims stay as they are. */
  claims: Readonly<Record<string, unknown>> | null;
  profile: (stored: StoredProfile) => ProfileWrite | null;
  /**
   * A record comes before the access that it stands for, and goes after it: a
   * run that breaks off in the middle never leaves access without a record.
   */
  first: 'profile' | 'token';
}

type Claims = Readonly<Record<string, unknown>>;

const accessOf = (change: AccessChange, account: Account): AccessFields => {
  switch (change.kind) {
    case 'grant':
      return { subscriptionStatus: 'active', role: claimsOf(account).role };
    case 'revoke':
      return { subscriptionStatus: 'inactive' };
    case 'role':
      return { role: change.role };
  }
};

/** The claims that change; undefined takes one away. Claims that are not ours stay. */
const claimChanges = (change: AccessChange, account: Account, now: number): Claims => {
  const { role, expiresAt } = claimsOf(account);
  switch (change.kind) {
    case 'grant':
      return {
        subscribed: true,
        role,
        expiresAt: change.expiresAt,
        ...(change.plan !== undefined && { plan: change.plan }),
      };
    case 'revoke':
      // The end of a past membership stays: it tells a lapsed member from one who never was.
      return {
        subscribed: false,
        ...(expiresAt === null ? {} : { expiresAt: Math.min(Math.floor(expiresAt), now) }),
      };
    case 'role':
      return { role: change.role };
  }
};

const raisesAccess = (change: AccessChange, account: Account): boolean =>
  change.kind === 'grant' ||
  (change.kind === 'role' && roleRank(change.role) > roleRank(claimsOf(account).role));

const differences = (
  where: FieldChange['where'],
  before: Claims,
  after: Claims,
): readonly FieldChange[] =>
  Object.keys(after)
    .map((field) => ({ where, field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => from !== to);

/** What a change changes; `now` is epoch milliseconds. */
export const planChange = (
  change: AccessChange,
  account: Account,
  profile: StoredProfile,
  now: number,
): Plan => {
  // Taking something from an account without a profile leaves the profile to its owner.
  const decide = (stored: StoredProfile) =>
    stored === null && !grantsAccess(change)
      ? null
      : profileWrite(account, stored, accessOf(change, account));
  const write = decide(profile);
  const claims = differences('token', account.claims, claimChanges(change, account, now));
  return {
    changes: [...differences('profile', profile ?? {}, write?.data ?? {}), ...claims],
    claims:
      claims.length === 0
        ? null
        : { ...account.claims, ...Object.fromEntries(claims.map(({ field, to }) => [field, to])) },
    profile: decide,
    first: raisesAccess(change, account) ? 'profile' : 'token',
  };
};

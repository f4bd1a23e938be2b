import type { Account, ProfileWrite, StoredProfile } from './account';
import { getClaims } from './account';
import { createProfileWrite, type AccessFields } from './profileFields';
import { grantsAccess, getRoleRank, type AccessChange } from './accessChange';

/** The old and the new value of one field; undefined means absent. */
export interface FieldChange {
  where: 'profile' | 'token';
  field: string;
  from: unknown;
  to: unknown;
}

/** The writes of a change. */
export interface ChangePlan {
  changes: readonly FieldChange[];
  /** Null if the claims do not change. */
  claims: Readonly<Record<string, unknown>> | null;
  profile: (stored: StoredProfile) => ProfileWrite | null;
  /**
   * Which is written first. The profile is written before access opens and after it closes, so an
   * interrupted run never leaves access without a record.
   */
  first: 'profile' | 'token';
}

type Claims = Readonly<Record<string, unknown>>;

const getAccessFields = (change: AccessChange, account: Account): AccessFields => {
  switch (change.kind) {
    case 'grant':
      return { subscriptionStatus: 'active', role: getClaims(account).role };
    case 'revoke':
      return { subscriptionStatus: 'inactive' };
    case 'role':
      return { role: change.role };
  }
};

/** The claims that change; undefined removes a claim. Claims that the product does not use stay. */
const getClaimChanges = (change: AccessChange, account: Account, now: number): Claims => {
  const { role, expiresAt } = getClaims(account);
  switch (change.kind) {
    case 'grant':
      return {
        subscribed: true,
        role,
        expiresAt: change.expiresAt,
        ...(change.plan !== undefined && { plan: change.plan }),
      };
    case 'revoke':
      // The end of a past membership stays, because it marks a lapsed member.
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
  (change.kind === 'role' && getRoleRank(change.role) > getRoleRank(getClaims(account).role));

const listDifferences = (
  where: FieldChange['where'],
  before: Claims,
  after: Claims,
): readonly FieldChange[] =>
  Object.keys(after)
    .map((field) => ({ where, field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => from !== to);

/** Plans the writes of a change; `now` in epoch milliseconds. */
export const planChange = (
  change: AccessChange,
  account: Account,
  profile: StoredProfile,
  now: number,
): ChangePlan => {
  // If access is taken from an account without a profile, no profile is created.
  const decide = (stored: StoredProfile) =>
    stored === null && !grantsAccess(change)
      ? null
      : createProfileWrite(account, stored, getAccessFields(change, account));
  const write = decide(profile);
  const claims = listDifferences('token', account.claims, getClaimChanges(change, account, now));
  return {
    changes: [...listDifferences('profile', profile ?? {}, write?.data ?? {}), ...claims],
    claims:
      claims.length === 0
        ? null
        : { ...account.claims, ...Object.fromEntries(claims.map(({ field, to }) => [field, to])) },
    profile: decide,
    first: raisesAccess(change, account) ? 'profile' : 'token',
  };
};

import type { Account, ProfileWrite, StoredProfile } from './account';
import { claimsOf } from './account';
import { profileWrite, type AccessFields } from './profileFields';
import { gives, rankOf, type Wish } from './wish';

/** One line of a change: what was there and what comes; undefined is absent. */
export interface Change {
  where: 'profile' | 'token';
  field: string;
  from: unknown;
  to: unknown;
}

/** What a wish changes in an account. */
export interface Plan {
  changes: readonly Change[];
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

const accessOf = (wish: Wish, account: Account): AccessFields => {
  switch (wish.kind) {
    case 'grant':
      return { subscriptionStatus: 'active', role: claimsOf(account).role };
    case 'revoke':
      return { subscriptionStatus: 'inactive' };
    case 'role':
      return { role: wish.role };
  }
};

/** The claims that change; undefined takes one away. Claims that are not ours stay. */
const claimChanges = (wish: Wish, account: Account, now: number): Claims => {
  const { role, expiresAt } = claimsOf(account);
  switch (wish.kind) {
    case 'grant':
      return {
        subscribed: true,
        role,
        expiresAt: wish.expiresAt,
        ...(wish.plan !== undefined && { plan: wish.plan }),
      };
    case 'revoke':
      // The end of a past membership stays: it tells a lapsed member from one who never was.
      return {
        subscribed: false,
        ...(expiresAt === null ? {} : { expiresAt: Math.min(Math.floor(expiresAt), now) }),
      };
    case 'role':
      return { role: wish.role };
  }
};

const isRaise = (wish: Wish, account: Account): boolean =>
  wish.kind === 'grant' ||
  (wish.kind === 'role' && rankOf(wish.role) > rankOf(claimsOf(account).role));

const differences = (where: Change['where'], before: Claims, after: Claims): readonly Change[] =>
  Object.keys(after)
    .map((field) => ({ where, field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => from !== to);

/** What a wish changes; `now` is epoch milliseconds. */
export const planWish = (
  wish: Wish,
  account: Account,
  profile: StoredProfile,
  now: number,
): Plan => {
  // Taking something from an account without a profile leaves the profile to its owner.
  const decide = (stored: StoredProfile) =>
    stored === null && !gives(wish) ? null : profileWrite(account, stored, accessOf(wish, account));
  const write = decide(profile);
  const claims = differences('token', account.claims, claimChanges(wish, account, now));
  return {
    changes: [...differences('profile', profile ?? {}, write?.data ?? {}), ...claims],
    claims:
      claims.length === 0
        ? null
        : { ...account.claims, ...Object.fromEntries(claims.map(({ field, to }) => [field, to])) },
    profile: decide,
    first: isRaise(wish, account) ? 'profile' : 'token',
  };
};

import { changeRecord, type MembershipRecord } from '@gschool/domain';

import type { Account, StoredMembership, StoredProfile } from './account';
import { getRecord, type AccountChange } from './accessChange';
import { getAccountWrites } from './accountWrites';
import { getSubscriptionRecord } from './subscriptionChange';

/** The old and the new value of one field; undefined means absent. */
export interface FieldChange {
  where: 'membership' | 'profile' | 'token';
  field: string;
  from: unknown;
  to: unknown;
}

/** The writes that a change would make. */
export interface ChangePlan {
  changes: readonly FieldChange[];
  /** Null if the claims do not change. */
  claims: Readonly<Record<string, unknown>> | null;
}

type Fields = Readonly<Record<string, unknown>>;

const listDifferences = (
  where: FieldChange['where'],
  before: Fields,
  after: Fields,
): readonly FieldChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((field) => ({ where, field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => from !== to);

/** The fields of a record that neither the token nor the profile shows. */
const getHiddenFields = ({ grant, blockedAt, subscription }: MembershipRecord): Fields => ({
  ...(subscription && {
    subscription: subscription.status,
    subscriptionPlan: subscription.plan,
    subscriptionEndsAt: subscription.endsAt,
  }),
  ...(grant && { grantExpiresAt: grant.expiresAt }),
  ...(blockedAt !== null && { blockedAt }),
});

/** Plans the writes of a change; `now` is in epoch milliseconds. */
export const planChange = (
  change: AccountChange,
  account: Account,
  membership: StoredMembership,
  profile: StoredProfile,
  now: number,
): ChangePlan => {
  const before = getRecord(account, membership);
  const after =
    change.kind === 'subscriptions'
      ? getSubscriptionRecord(account, membership, change.plans)
      : changeRecord(before, change, now);
  if (after === null) return { changes: [], claims: null };
  const writes = getAccountWrites(account, after, now);
  const profileFields = profile ?? {};
  return {
    changes: [
      ...listDifferences('membership', getHiddenFields(before), getHiddenFields(after)),
      ...listDifferences('profile', profileFields, {
        ...profileFields,
        ...writes.profile(profile)?.data,
      }),
      ...listDifferences('token', account.claims, writes.claims ?? account.claims),
    ],
    claims: writes.claims,
  };
};

import { computeAccess, computeCompleteness, createNewProfile } from '@gschool/domain';

import { DEMO_PASSWORD } from '../../accounts';
import { priceIds } from '../../payments/plans';
import { subscriptionFields } from '../../payments/subscriptionFields';
import type { Account, SeedDocument } from '../../store/types';
import type { Person } from './people';

const DAY_MS = 86_400_000;

const stripeStatuses = { active: 'active', past_due: 'past_due', ended: 'canceled' } as const;

/** The account of a person, with the claims that follow from the record. */
export const toAccount = (person: Person, now: number): Account => {
  const { uid, name, email, provider, record } = person;
  const hasRecord = record.grant !== null || record.subscription !== null;
  return {
    localId: uid,
    email,
    password: provider === 'password' ? DEMO_PASSWORD : undefined,
    emailVerified: person.isEmailVerified,
    displayName: name,
    photoUrl: '',
    providers: [{ providerId: provider, federatedId: email }],
    disabled: person.isDisabled,
    customClaims: hasRecord ? computeAccess(record, now).claims : {},
    validSince: 0,
    createdAt: person.joinedAt,
    lastLoginAt: person.lastSignInAt,
  };
};

const createProfile = (person: Person, now: number) => {
  const { uid, name, email, provider, isEmailVerified, joinedAt, record } = person;
  const profile = {
    ...createNewProfile({
      uid,
      email,
      provider: provider === 'password' ? 'email' : 'google',
      isEmailVerified,
      displayName: name,
      now: new Date(joinedAt).toISOString(),
      timezone: '',
    }),
    subscriptionStatus: person.hasMismatch
      ? 'inactive'
      : computeAccess(record, now).subscriptionStatus,
  };
  return { ...profile, profileCompleteness: computeCompleteness(profile) };
};

/** The subscription in Stripe of a person who has one. */
const createSubscription = (person: Person, projectId: string) => {
  const { subscription } = person.record;
  if (subscription === null) return null;
  const { plan, endsAt, status } = subscription;
  const data = {
    planId: plan,
    priceId: priceIds(plan).month,
    status: stripeStatuses[status as keyof typeof stripeStatuses],
    createdAt: person.joinedAt,
    periodStartsAt: endsAt - 30 * DAY_MS,
    periodEndsAt: endsAt,
    endsWithPeriod: status === 'ended',
    ...(status === 'ended' && { endedAt: endsAt }),
  };
  return {
    path: `customers/${person.uid}/subscriptions/sub_${person.uid}`,
    get data() {
      return subscriptionFields(data, projectId);
    },
  };
};

/**
 * The documents of a person: the profile, the membership record and the subscription. Their fields
 * are created when they are first read.
 */
export const listMemberDocuments = (
  person: Person,
  now: number,
  projectId: string,
): SeedDocument[] => {
  const { uid, record } = person;
  const subscription = createSubscription(person, projectId);
  return [
    {
      path: `users/${uid}`,
      get data() {
        return createProfile(person, now);
      },
    },
    ...(record.grant === null && subscription === null
      ? []
      : [{ path: `memberships/${uid}`, data: record }]),
    ...(subscription === null ? [] : [subscription]),
  ];
};

import { computeCompleteness, createNewProfile, type UserProfile } from '@gschool/domain';

import { getTimeOfDay } from './seed/calendarDay';
import type { Account, CustomClaims } from './store/types';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'gschool-demo';

/** The time of day at which the demo's memberships end. */
export const PERIOD_END = '12:00';

/** An account that the demo's sign-in page offers. */
export interface DemoAccount {
  email: string;
  password: string;
  /** A short label. */
  label: string;
  /** A sentence about what this account shows. */
  description: string;
  /** An administrator or a moderator. */
  isStaff: boolean;
}

interface Person {
  uid: string;
  label: string;
  description: string;
  /** Days since joining. */
  joinedDaysAgo: number;
  profile: Partial<UserProfile>;
  /**
   * The days until the subscription ends; negative if it has ended, absent if there is no
   * subscription.
   */
  endsInDays?: number;
  role?: 'moderator' | 'admin';
  /** True for a membership that the school granted without a payment; see `seedBilling`. */
  isGranted?: true;
  /** The profile's subscription status, if it is neither `active` nor `inactive`. */
  status?: string;
}

const locationOf = (country: string, region: string, city: string, postalCode: string) => ({
  location: { country, region, city, postalCode },
});

const demoPeople: Record<string, Person> = {
  member: {
    uid: 'demo-member',
    label: 'Member',
    description: 'Subscribed, with classes in progress, favorites and a watch history.',
    joinedDaysAgo: 220,
    endsInDays: 25,
    profile: {
      displayName: 'Maya Okafor',
      firstName: 'Maya',
      lastName: 'Okafor',
      preferredName: 'Maya',
      phoneNumber: '+1 555 0142',
      contactEmail: 'maya@gschool.example',
      timezone: 'Europe/Lisbon',
      ...locationOf('Portugal', 'Lisboa', 'Lisbon', '1100-148'),
      preferences: {
        theme: 'gschool',
        emailNotifications: true,
        newsletterSubscribed: true,
        contentPreferences: ['strength', 'mobility', 'breath'],
      },
    },
  },
  new: {
    uid: 'demo-new',
    label: 'New here',
    description: 'Enrolled a while ago: no subscription and an almost empty profile.',
    joinedDaysAgo: 20,
    profile: {},
  },
  unverified: {
    uid: 'demo-unverified',
    label: 'Not confirmed',
    description: 'Has just enrolled and hasn’t confirmed the email address.',
    joinedDaysAgo: 0,
    profile: {},
  },
  lapsed: {
    uid: 'demo-lapsed',
    label: 'Lapsed member',
    description: 'The subscription has ended; the watch history is still there.',
    joinedDaysAgo: 400,
    endsInDays: -12,
    profile: {
      displayName: 'Ines Duarte',
      firstName: 'Ines',
      lastName: 'Duarte',
      phoneNumber: '+1 555 0177',
      timezone: 'America/Toronto',
      ...locationOf('Canada', 'Ontario', 'Toronto', ''),
    },
  },
  moderator: {
    uid: 'demo-moderator',
    label: 'Moderator',
    description: 'Subscribed, with the moderator role.',
    joinedDaysAgo: 300,
    endsInDays: 90,
    role: 'moderator',
    profile: {
      displayName: 'Leila Haddad',
      firstName: 'Leila',
      lastName: 'Haddad',
      contactEmail: 'leila@gschool.example',
      timezone: 'Asia/Beirut',
      ...locationOf('Lebanon', 'Beirut', 'Beirut', ''),
    },
  },
  admin: {
    uid: 'demo-admin',
    label: 'Administrator',
    description: 'Subscribed, with the administrator’s menu.',
    joinedDaysAgo: 700,
    endsInDays: 365,
    role: 'admin',
    isGranted: true,
    profile: {
      displayName: 'Gaia Moretti',
      firstName: 'Gaia',
      lastName: 'Moretti',
      preferredName: 'Gaia',
      contactEmail: 'gaia@gschool.example',
      timezone: 'Europe/Rome',
      ...locationOf('Italy', 'Lazio', 'Rome', '00184'),
    },
  },
  unpaid: {
    uid: 'demo-unpaid',
    label: 'Payment failed',
    description: 'The last payment didn’t go through; the subscription is on hold.',
    joinedDaysAgo: 124,
    endsInDays: -3,
    status: 'past_due',
    profile: {
      displayName: 'Noor Castelli',
      firstName: 'Noor',
      lastName: 'Castelli',
      timezone: 'Europe/Berlin',
      ...locationOf('Germany', 'Berlin', 'Berlin', '10119'),
    },
  },
};

/** The time zone of a demo account's profile, or UTC. */
export const getDemoZone = (uid: string): string =>
  Object.values(demoPeople).find((person) => person.uid === uid)?.profile.timezone ?? 'UTC';

/** When an account joined. An account that joined today has just joined. */
const joinedAt = ({ uid, joinedDaysAgo }: Person, now: number): number =>
  joinedDaysAgo === 0 ? now : getTimeOfDay(now, getDemoZone(uid), -joinedDaysAgo, '08:40');

const emailOf = (name: string): string => `${name}@gschool.example`;

/** The accounts on the sign-in page, in this order. */
export const demoAccounts: readonly DemoAccount[] = Object.entries(demoPeople).map(
  ([name, { label, description, role }]) => ({
    email: emailOf(name),
    password: DEMO_PASSWORD,
    label,
    description,
    isStaff: role !== undefined,
  }),
);

function claimsOf({ uid, endsInDays, role, isGranted }: Person, now: number): CustomClaims {
  if (endsInDays === undefined) return {};
  return {
    subscribed: endsInDays > 0,
    role: role ?? 'user',
    plan: isGranted ? 'founder' : 'plan-school',
    expiresAt: getTimeOfDay(now, getDemoZone(uid), endsInDays, PERIOD_END),
  };
}

function profileOf(name: string, person: Person, now: number): UserProfile {
  const start = createNewProfile({
    uid: person.uid,
    email: emailOf(name),
    provider: 'email',
    isEmailVerified: name !== 'unverified',
    now: new Date(joinedAt(person, now)).toISOString(),
    timezone: '',
  });
  const isActive = (person.endsInDays ?? -1) > 0;
  const profile: UserProfile = {
    ...start,
    ...person.profile,
    role: person.role ?? 'user',
    subscriptionStatus: isActive ? 'active' : (person.status ?? 'inactive'),
  };
  return { ...profile, profileCompleteness: computeCompleteness(profile) };
}

/**
 * The demo accounts and their profiles. Their times are on days before and after `now` (epoch
 * milliseconds).
 */
export function seedAccounts(now: number): { account: Account; profile: UserProfile }[] {
  return Object.entries(demoPeople).map(([name, person]) => {
    const profile = profileOf(name, person, now);
    const createdAt = joinedAt(person, now);
    const account: Account = {
      localId: person.uid,
      email: profile.email,
      password: DEMO_PASSWORD,
      emailVerified: profile.isEmailVerified,
      displayName: profile.displayName,
      photoUrl: '',
      providers: [{ providerId: 'password', federatedId: profile.email }],
      disabled: false,
      customClaims: claimsOf(person, now),
      validSince: 0,
      createdAt,
      lastLoginAt: createdAt,
    };
    return { account, profile };
  });
}

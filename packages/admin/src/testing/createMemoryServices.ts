import { computeAccess, type MembershipRecord, type SubscriptionTerms } from '@gschool/domain';

import { isSameJson } from '../log/canonicalJson';
import type { LogService } from '../log/logService';
import type { Account, Services, StoredProfile } from '../member/account';
import { createMemoryLog, type MemoryLog } from './createMemoryLog';

export { createMemoryContent, type MemoryContent } from './createMemoryContent';
export { createMemoryLog, type MemoryLog };

/** In-memory accounts and profiles. Writes can be made to fail. */
export interface MemoryServices extends Services {
  readonly log: LogService & MemoryLog;
  account(uid: string): Account;
  profile(uid: string): StoredProfile;
  record(uid: string): MembershipRecord | null;
  /** Sets the subscriptions that the payment extension copied. */
  setSubscriptions(uid: string, subscriptions: readonly SubscriptionTerms[]): void;
  /** Sets how many more writes succeed. The next one throws. */
  failAfter(writes: number): void;
  /** The writes in order: `membership`, `profile`, `token`, `sessions`. */
  readonly writes: string[];
}

/** The stored profile of `createAccount()`, without a membership. */
export const sampleProfile: StoredProfile = {
  uid: 'maya',
  email: 'maya@school.example',
  createdAt: '2026-01-02T03:04:05.000Z',
  isEmailVerified: true,
  subscriptionStatus: 'inactive',
  role: 'user',
};

export const createAccount = (over: Partial<Account> = {}): Account => ({
  uid: 'maya',
  email: 'maya@school.example',
  isEmailVerified: true,
  isDisabled: false,
  displayName: 'Maya',
  photoURL: '',
  providers: ['password'],
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSignInAt: null,
  claims: {},
  ...over,
});

export const memoryServices = (
  accounts: readonly Account[],
  profiles: Readonly<Record<string, NonNullable<StoredProfile>>> = {},
): MemoryServices => {
  const people = new Map(accounts.map((account) => [account.uid, account]));
  const stored = new Map(Object.entries(profiles));
  const records = new Map<string, MembershipRecord>();
  const subscriptions = new Map<string, readonly SubscriptionTerms[]>();
  const readMembership = (uid: string) => ({
    record: records.get(uid) ?? null,
    subscriptions: subscriptions.get(uid) ?? [],
  });
  const log = createMemoryLog();
  const writes: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  const write = (what: string): void => {
    if (left === 0) throw new Error('the line went dead');
    left -= 1;
    writes.push(what);
  };
  const known = (uid: string): Account => {
    const account = people.get(uid);
    if (!account) throw new Error(`no account ${uid}`);
    return account;
  };
  return {
    account: known,
    profile: (uid) => stored.get(uid) ?? null,
    record: (uid) => records.get(uid) ?? null,
    setSubscriptions: (uid, all) => void subscriptions.set(uid, all),
    failAfter: (count) => (left = count),
    writes,
    log,
    accounts: {
      find: ({ email, uid }) =>
        Promise.resolve(
          [...people.values()].find((one) =>
            uid === undefined ? one.email === email : one.uid === uid,
          ) ?? null,
        ),
      findMany: async (uids) => [...people.values()].filter(({ uid }) => uids.includes(uid)),
      list: async () => ({ accounts: [...people.values()], nextPageToken: null }),
      setClaims: async (uid, claims) => {
        write('token');
        people.set(uid, { ...known(uid), claims });
      },
      signOutEverywhere: async () => write('sessions'),
    },
    memberships: {
      read: async (uid) => readMembership(uid),
      change: (uid, decide) =>
        log.run(async (transaction) => {
          const stored = readMembership(uid);
          const next = await decide(stored, transaction);
          const isChanged = next !== null && !isSameJson(next, stored.record);
          return {
            isCurrent: () => records.get(uid) === (stored.record ?? undefined),
            commit: () => {
              if (!isChanged) return;
              write('membership');
              records.set(uid, next);
            },
          };
        }),
      async *listCustomers() {
        yield* subscriptions.keys();
      },
      listBlocked: async () =>
        new Set([...records].filter(([, one]) => one.blockedAt !== null).map(([uid]) => uid)),
      listEnded: async (from, to) =>
        [...records]
          .filter(([, { grant, subscription }]) =>
            [grant?.expiresAt, subscription?.endsAt].some(
              (end) => end !== undefined && end >= from && end <= to,
            ),
          )
          .map(([uid]) => uid),
      countOpen: async (now) =>
        [...records.values()].filter((one) => computeAccess(one, now).claims.subscribed).length,
    },
    erasure: {
      includesPhotos: false,
      deleteData: async (uid) => {
        write('erase');
        stored.delete(uid);
        records.delete(uid);
      },
      deleteAccount: async (uid) => {
        write('account');
        people.delete(uid);
      },
    },
    profiles: {
      read: (uid) => Promise.resolve(stored.get(uid) ?? null),
      change: async (uid, decide) => {
        const before = stored.get(uid) ?? null;
        const change = decide(before);
        if (change === null) return;
        write('profile');
        stored.set(uid, { ...before, ...change.data });
      },
    },
  };
};

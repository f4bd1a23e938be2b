import { documentPaths } from '@gschool/data/documents';
import {
  parseMembershipRecord,
  type MembershipRecord,
  type SubscriptionTerms,
} from '@gschool/domain';
import {
  createMockLimits,
  createMockServices,
  fromPlain,
  Store,
  subscriptionFields,
  toAccount,
  toPlain,
  type Fields,
} from '@gschool/mocks/testing';

import type { Act } from '../contract';
import type { RateLimitService } from '../handler/rateLimit';
import { isSameJson } from '../log/canonicalJson';
import type { LogHead, LogService } from '../log/logService';
import type { Account, StoredProfile } from '../member/account';
import type { QueryServices } from '../queries/adminQueryServices';
import { createTestContent, type TestContent } from './createTestContent';

export type { TestContent };

/** The mock's services over an empty store. Writes about members can be made to fail. */
export interface TestServices extends QueryServices {
  readonly content: TestContent;
  readonly log: LogService & {
    readonly acts: ReadonlyMap<string, Act>;
    readonly head: LogHead | null;
  };
  account(uid: string): Account;
  profile(uid: string): StoredProfile;
  record(uid: string): MembershipRecord | null;
  readonly limits: RateLimitService;
  /** Writes any document, or deletes it with null. */
  put(path: string, data: object | null): void;
  /** Sets the subscriptions that the payment extension copied. */
  setSubscriptions(uid: string, subscriptions: readonly SubscriptionTerms[]): void;
  /** Sets how many more writes succeed. The next one throws. */
  failAfter(writes: number): void;
  /** The writes in order: `membership`, `profile`, `token`, `sessions`, `erase`, `account`. */
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

const putAccount = (store: Store, account: Account): void => {
  const createdAt = Date.parse(account.createdAt);
  store.putAccount({
    localId: account.uid,
    email: account.email,
    emailVerified: account.isEmailVerified,
    displayName: account.displayName,
    photoUrl: account.photoURL,
    providers: account.providers.map((id) => ({
      providerId: id as 'password',
      federatedId: account.email,
    })),
    disabled: account.isDisabled,
    customClaims: account.claims,
    validSince: 0,
    createdAt,
    lastLoginAt: createdAt,
  });
};

export const createTestServices = (
  accounts: readonly Account[] = [],
  profiles: Readonly<Record<string, NonNullable<StoredProfile>>> = {},
): TestServices => {
  const store = Store.createEmpty();
  const services = createMockServices(store, 'https://media.example/');
  const put = (path: string, data: object | null): void =>
    void store.putDocument(path, data && (fromPlain(data) as Fields));
  const read = (path: string) => {
    const document = store.document(path);
    return document && toPlain(document.fields);
  };
  for (const account of accounts) putAccount(store, account);
  for (const [uid, profile] of Object.entries(profiles)) put(documentPaths.user(uid), profile);

  const writes: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  const assertWritable = (): void => {
    if (left === 0) throw new Error('the line went dead');
  };
  const wrote = (what: string): void => {
    left -= 1;
    writes.push(what);
  };
  /** A method that writes once. */
  const writing =
    <Args extends unknown[]>(what: string, method: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      assertWritable();
      await method(...args);
      wrote(what);
    };
  /** Runs a transaction that writes if `decide` says so. */
  const deciding = async (
    what: string,
    run: (onWrite: () => void) => Promise<void>,
  ): Promise<void> => {
    let isWritten = false;
    await run(() => {
      assertWritable();
      isWritten = true;
    });
    if (isWritten) wrote(what);
  };

  const { accounts: people, profiles: stored, memberships, erasure } = services;
  return {
    ...services,
    content: createTestContent(store),
    limits: createMockLimits(store),
    log: {
      ...services.log,
      get acts() {
        const all = [...store.collection('', documentPaths.acts)].map(
          ([, { fields }]) => toPlain(fields) as unknown as Act,
        );
        return new Map(all.map((act) => [act.id, act]));
      },
      get head() {
        return read(documentPaths.logHead) as LogHead | null;
      },
    },
    put,
    account: (uid) => {
      const account = store.account(uid);
      if (!account) throw new Error(`no account ${uid}`);
      return toAccount(account);
    },
    profile: (uid) => read(documentPaths.user(uid)),
    record: (uid) => {
      const record = read(documentPaths.membership(uid));
      return record && parseMembershipRecord(record);
    },
    setSubscriptions: (uid, subscriptions) => {
      for (const [path] of [...store.collection(documentPaths.customer(uid), 'subscriptions')])
        put(path, null);
      for (const [n, { planId, isMembership, ...terms }] of subscriptions.entries()) {
        const data = {
          ...terms,
          planId: planId ?? '',
          priceId: 'price',
          createdAt: 0,
          periodStartsAt: 0,
        };
        store.putDocument(`${documentPaths.subscriptions(uid)}/${n}`, {
          ...subscriptionFields(data, 'demo-gschool'),
          role: isMembership ? 'member' : null,
        });
      }
    },
    failAfter: (count) => (left = count),
    writes,
    accounts: {
      ...people,
      setClaims: writing('token', people.setClaims),
      signOutEverywhere: writing('sessions', people.signOutEverywhere),
    },
    memberships: {
      ...memberships,
      change: (uid, decide) =>
        deciding('membership', (onWrite) =>
          memberships.change(uid, async (before, log) => {
            const next = await decide(before, log);
            if (next !== null && !isSameJson(next, before.record)) onWrite();
            return next;
          }),
        ),
    },
    profiles: {
      ...stored,
      change: (uid, decide) =>
        deciding('profile', (onWrite) =>
          stored.change(uid, (before) => {
            const change = decide(before);
            if (change !== null) onWrite();
            return change;
          }),
        ),
    },
    erasure: {
      ...erasure,
      deleteData: writing('erase', erasure.deleteData),
      deleteAccount: writing('account', erasure.deleteAccount),
    },
  };
};

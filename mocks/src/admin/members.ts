import type {
  Account as AdminAccount,
  AccountService,
  ErasureService,
  MembershipService,
  ProfileService,
  StoredMembership,
} from '@gschool/admin';
import { isSameJson } from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import { mapDocuments, toSubscription } from '@gschool/data/mappers';
import { parseMembershipRecord, type SubscriptionTerms } from '@gschool/domain';

import { fromPlain, timestamp, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import type { Account, CustomClaims } from '../store/types';
import { createLogTransaction } from './log';
import { toPlain } from './toPlain';
import { runTransaction, type StoreTransaction } from './transaction';

const PAGE_SIZE = 1000;

/** An account the way the Admin SDK returns it. */
export const toAccount = (account: Account): AdminAccount => ({
  uid: account.localId,
  email: account.email,
  isEmailVerified: account.emailVerified,
  isDisabled: account.disabled,
  displayName: account.displayName,
  photoURL: account.photoUrl,
  providers: account.providers.map(({ providerId }) => providerId),
  createdAt: new Date(account.createdAt).toISOString(),
  lastSignInAt: new Date(account.lastLoginAt).toISOString(),
  claims: { ...account.customClaims },
});

/** The accounts of the mock, like Firebase Authentication for the Admin SDK. */
export const createAccountService = (store: Store): AccountService => {
  const change = async (uid: string, changes: Partial<Account>): Promise<void> => {
    const account = store.account(uid);
    if (!account) throw new Error(`There is no account ${uid}.`);
    store.putAccount({ ...account, ...changes });
    await store.flush();
  };
  return {
    find: async ({ email, uid }) => {
      const account = uid === undefined ? store.accountByEmail(email ?? '') : store.account(uid);
      return account ? toAccount(account) : null;
    },
    findMany: async (uids) =>
      uids
        .map((uid) => store.account(uid))
        .filter((account) => account !== undefined)
        .map(toAccount),
    list: async (pageToken) => {
      const sorted = store.allAccounts().sort((a, b) => (a.localId < b.localId ? -1 : 1));
      const start = pageToken === null ? 0 : sorted.findIndex(({ localId }) => localId > pageToken);
      const page = start < 0 ? [] : sorted.slice(start, start + PAGE_SIZE);
      const isLast = start < 0 || start + PAGE_SIZE >= sorted.length;
      return {
        accounts: page.map(toAccount),
        nextPageToken: isLast ? null : (page.at(-1)?.localId ?? null),
      };
    },
    setClaims: (uid, claims) => change(uid, { customClaims: claims as CustomClaims }),
    signOutEverywhere: (uid) => change(uid, { validSince: Math.floor(store.clock.now() / 1000) }),
  };
};

/** The profiles of the mock. */
export const createProfileService = (store: Store): ProfileService => ({
  read: async (uid) => {
    const document = store.document(documentPaths.user(uid));
    return document && toPlain(document.fields);
  },
  change: (uid, decide) =>
    runTransaction(store, (transaction) => {
      const path = documentPaths.user(uid);
      const fields = transaction.get(path);
      const write = decide(fields && toPlain(fields));
      if (write !== null)
        transaction.put(path, { ...fields, ...(fromPlain(write.data) as Fields) });
    }),
});

const toTerms = (data: unknown, id: string): SubscriptionTerms => {
  const { status, planId, periodEndsAt } = toSubscription(data, id);
  const isMembership = Boolean((data as { role?: unknown }).role);
  return { status, planId, isMembership, periodEndsAt: periodEndsAt ?? 0 };
};

const readMembership = (
  { get, list }: Pick<StoreTransaction, 'get' | 'list'>,
  uid: string,
): StoredMembership => {
  const record = get(documentPaths.membership(uid));
  const documents = list(documentPaths.customer(uid), 'subscriptions').map(([path, fields]) => ({
    id: path.split('/').at(-1) ?? '',
    data: () => toPlain(fields),
  }));
  return {
    record: record === null ? null : parseMembershipRecord(toPlain(record)),
    subscriptions: mapDocuments(documents, toTerms),
  };
};

/** The membership records of the mock. */
export const createMembershipService = (store: Store): MembershipService => {
  const records = () =>
    [...store.collection('', 'memberships')].map(
      ([path, { fields }]) =>
        [path.split('/')[1] ?? '', parseMembershipRecord(toPlain(fields))] as const,
    );
  return {
    read: (uid) => runTransaction(store, (transaction) => readMembership(transaction, uid)),
    change: (uid, decide) =>
      runTransaction(store, async (transaction) => {
        const stored = readMembership(transaction, uid);
        const next = await decide(stored, createLogTransaction(transaction));
        if (next === null || isSameJson(next, stored.record)) return;
        transaction.put(documentPaths.membership(uid), fromPlain(next) as Fields);
      }),
    async *listCustomers() {
      const uids = [...store.collectionGroup('', 'subscriptions')].map(
        ([path]) => path.split('/')[1] ?? '',
      );
      yield* new Set(uids.sort());
    },
    listBlocked: async () =>
      new Set(
        [...store.collection('', 'memberships')]
          .filter(([, { fields }]) => typeof fields['blockedAt'] === 'number')
          .map(([path]) => path.split('/')[1] ?? ''),
      ),
    listEnded: async (from, to, limit) => {
      const list = (getEnd: (record: ReturnType<typeof parseMembershipRecord>) => number) =>
        records()
          .map(([uid, record]) => ({ uid, end: getEnd(record) }))
          .filter(({ end }) => end >= from && end <= to)
          .sort((a, b) => b.end - a.end)
          .slice(0, limit)
          .map(({ uid }) => uid);
      return [
        ...list(({ grant }) => grant?.expiresAt ?? Number.NaN),
        ...list(({ subscription }) => subscription?.endsAt ?? Number.NaN),
      ];
    },
    countOpen: async (now) =>
      records().filter(
        ([, { grant, blockedAt, subscription }]) =>
          blockedAt === null &&
          ((grant?.expiresAt ?? 0) > now || subscription?.status === 'active'),
      ).length,
  };
};

/** Deletes accounts and what is stored about members, like the deployed functions. */
export const createErasureService = (store: Store): ErasureService => ({
  includesPhotos: true,
  deleteData: (uid) =>
    runTransaction(store, (transaction) => {
      const record = documentPaths.erasedAccount(uid);
      if (transaction.get(record) === null) {
        const erasedAt = timestamp(new Date(store.clock.now()).toISOString());
        transaction.put(record, { erasedAt });
      }
      const user = documentPaths.user(uid);
      const customer = documentPaths.customer(uid);
      const paths = [
        ...['state', 'history', 'playlists'].flatMap((id) => transaction.list(user, id)),
        ...['checkout_sessions', 'limits'].flatMap((id) => transaction.list(customer, id)),
      ].map(([path]) => path);
      for (const path of [...paths, user, documentPaths.membership(uid)])
        if (transaction.get(path) !== null) transaction.put(path, null);
      if (store.files.get(`${user}/avatar`)) store.files.delete(`${user}/avatar`);
    }),
  deleteAccount: async (uid) => {
    store.deleteAccount(uid);
    await store.flush();
  },
});

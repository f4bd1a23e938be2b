import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import {
  getFirestore,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

import { DEMO_PASSWORD } from '../../mocks/src/accounts';
import { EMULATOR_PROJECT } from './settings';

/** The collections and subcollections that members, staff, payments and functions write. */
const COLLECTIONS = [
  'users',
  'customers',
  'memberships',
  'erasedAccounts',
  'orders',
  'orderStatus',
  'orderRefunds',
  'acts',
  'actLog',
  'adminLimits',
  'statistics',
  'catalogue',
  'videos',
  'events',
  'drafts',
  'releases',
  'sources',
  'releaseLog',
  'plannedReleases',
];
const SUBCOLLECTIONS = [
  'state',
  'history',
  'playlists',
  'checkout_sessions',
  'limits',
  'subscriptions',
  'payments',
  'playback',
  'access',
  'editors',
];

const readDocuments = async (db: Firestore): Promise<QueryDocumentSnapshot[]> => {
  const queries = [
    ...COLLECTIONS.map((name) => db.collection(name)),
    ...SUBCOLLECTIONS.map((name) => db.collectionGroup(name)),
  ];
  return (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);
};

/** The data of an account that a reset compares. */
const describeAccount = (user: UserRecord): string =>
  JSON.stringify([
    user.email,
    user.emailVerified,
    user.displayName,
    user.photoURL,
    user.disabled,
    user.tokensValidAfterTime,
    user.providerData.map(({ providerId, uid }) => [providerId, uid]),
    user.customClaims ?? {},
  ]);

/** Older than any session of a journey. */
const ACCOUNT_AGE_S = 86_400;

/**
 * Accepts sessions that are older than the account, because the emulator has just created it: a
 * journey makes its session ten minutes old. The Admin SDK can only set the current time.
 */
const acceptOldSessions = async (uid: string): Promise<void> => {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const path = `identitytoolkit.googleapis.com/v1/projects/${EMULATOR_PROJECT}/accounts:update`;
  const validSince = String(Math.floor(Date.now() / 1000) - ACCOUNT_AGE_S);
  const response = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince }),
  });
  if (!response.ok) throw new Error(`The account ${uid} was not changed: ${await response.text()}`);
};

interface StoredState {
  data: DocumentData;
  /** The time of the last write, in milliseconds and nanoseconds. */
  version: string;
}

const versionOf = ({ updateTime }: QueryDocumentSnapshot): string =>
  `${updateTime.seconds}.${updateTime.nanoseconds}`;

/** Restores the data in the emulators. */
export interface Baseline {
  /** Undoes all changes since the baseline. Returns the emails of the accounts that it changed. */
  restore(): Promise<string[]>;
}

/** Records the accounts and the documents. The shop never changes. */
export async function recordBaseline(app: App): Promise<Baseline> {
  const db = getFirestore(app);
  const auth = getAuth(app);
  const documents = new Map<string, StoredState>(
    (await readDocuments(db)).map((doc) => [
      doc.ref.path,
      { data: doc.data(), version: versionOf(doc) },
    ]),
  );
  for (const { uid } of (await auth.listUsers()).users) await acceptOldSessions(uid);
  const accounts = new Map((await auth.listUsers()).users.map((user) => [user.uid, user]));
  const descriptions = new Map(
    [...accounts.values()].map((user) => [user.uid, describeAccount(user)]),
  );

  const restoreAccount = async (user: UserRecord, exists: boolean): Promise<void> => {
    const { uid, email = '', emailVerified, displayName, disabled, customClaims } = user;
    const fields = {
      email,
      emailVerified,
      password: DEMO_PASSWORD,
      displayName: displayName ?? null,
      disabled,
    };
    if (exists) await auth.updateUser(uid, { ...fields, photoURL: null });
    else {
      const { displayName: name, ...rest } = fields;
      await auth.createUser({ uid, ...rest, ...(name !== null && { displayName: name }) });
    }
    await auth.setCustomUserClaims(uid, customClaims ?? null);
    await acceptOldSessions(uid);
    descriptions.set(uid, describeAccount(await auth.getUser(uid)));
  };

  const restoreAccounts = async (): Promise<string[]> => {
    const { users } = await auth.listUsers();
    const changed: string[] = [];
    for (const { uid } of users) if (!accounts.has(uid)) await auth.deleteUser(uid);
    for (const [uid, user] of accounts) {
      const now = users.find((each) => each.uid === uid);
      if (now && describeAccount(now) === descriptions.get(uid)) continue;
      await restoreAccount(user, now !== undefined);
      if (user.email !== undefined) changed.push(user.email);
    }
    return changed;
  };

  const restoreDocuments = async (): Promise<void> => {
    const current = new Map((await readDocuments(db)).map((doc) => [doc.ref.path, doc]));
    for (const [path, doc] of current) if (!documents.has(path)) await doc.ref.delete();
    for (const [path, stored] of documents) {
      const doc = current.get(path);
      if (doc && versionOf(doc) === stored.version) continue;
      await db.doc(path).set(stored.data);
      const written = await db.doc(path).get();
      stored.version = versionOf(written as QueryDocumentSnapshot);
    }
  };

  return {
    async restore() {
      const changed = await restoreAccounts();
      await restoreDocuments();
      return changed;
    },
  };
}

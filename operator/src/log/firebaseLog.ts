import type { Act, LogHead, LogService, LogTransaction } from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore, type Transaction } from 'firebase-admin/firestore';

import { actsAfter, startedActs } from './queries';

/**
 * All acts write the head of the log, so their transactions are repeated more often than the SDK does
 * by default.
 */
export const LOG_TRANSACTION = { maxAttempts: 12 } as const;

/** The log inside a transaction of the Admin SDK. */
export const createLogTransaction = (db: Firestore, transaction: Transaction): LogTransaction => ({
  read: async (id) => {
    const act = await transaction.get(db.doc(documentPaths.act(id)));
    return act.exists ? (act.data() as Act) : null;
  },
  readHead: async () => {
    const head = await transaction.get(db.doc(documentPaths.logHead));
    return head.exists ? (head.data() as LogHead) : null;
  },
  append: (act, head) => {
    transaction.create(db.doc(documentPaths.act(act.id)), { ...act });
    transaction.set(db.doc(documentPaths.logHead), { ...head });
  },
  setUndoneBy: (id, undoneBy) => {
    transaction.update(db.doc(documentPaths.act(id)), { undoneBy });
  },
});

/** Sets the end of an empty log, so that acts of a period can follow it. */
export const setLogHead = async (app: App, head: LogHead): Promise<void> => {
  await getFirestore(app)
    .doc(documentPaths.logHead)
    .create({ ...head });
};

/** Gives access to the log through the Admin SDK. */
export const createLogService = (app: App): LogService => {
  const db = getFirestore(app);
  return {
    change: (work) =>
      db.runTransaction(
        (transaction) => work(createLogTransaction(db, transaction)),
        LOG_TRANSACTION,
      ),
    find: async (id) => {
      const act = await db.doc(documentPaths.act(id)).get();
      return act.exists ? (act.data() as Act) : null;
    },
    finish: async (id) => {
      await db.doc(documentPaths.act(id)).update({ status: 'done' });
    },
    list: async ({ after, limit }) =>
      (await actsAfter(db, after).limit(limit).get()).docs.map((one) => one.data() as Act),
    listStarted: async (limit) =>
      (await startedActs(db).limit(limit).get()).docs.map((one) => one.data() as Act),
    readHead: async () => {
      const head = await db.doc(documentPaths.logHead).get();
      return head.exists ? (head.data() as LogHead) : null;
    },
  };
};

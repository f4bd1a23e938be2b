import type { Act, LogHead, LogService, LogTransaction } from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';

import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';
import { toPlain } from './toPlain';
import { runTransaction, type StoreTransaction } from './transaction';

const toAct = (fields: Fields): Act => toPlain(fields) as unknown as Act;
const toHead = (fields: Fields): LogHead => toPlain(fields) as unknown as LogHead;

/** The log inside a transaction of the mock. */
export const createLogTransaction = (transaction: StoreTransaction): LogTransaction => ({
  read: async (id) => {
    const fields = transaction.get(documentPaths.act(id));
    return fields && toAct(fields);
  },
  readHead: async () => {
    const fields = transaction.get(documentPaths.logHead);
    return fields && toHead(fields);
  },
  append: (act, head) => {
    transaction.put(documentPaths.act(act.id), fromPlain(act) as Fields);
    transaction.put(documentPaths.logHead, fromPlain(head) as Fields);
  },
  setUndoneBy: (id, undoneBy) => {
    const fields = transaction.get(documentPaths.act(id));
    if (fields) transaction.put(documentPaths.act(id), { ...fields, undoneBy });
  },
});

/** The log in the mock's store. */
export const createLogService = (store: Store): LogService => {
  const all = () =>
    [...store.collection('', documentPaths.acts)].map(([, one]) => toAct(one.fields));
  return {
    change: (work) =>
      runTransaction(store, (transaction) => work(createLogTransaction(transaction))),
    find: async (id) => {
      const document = store.document(documentPaths.act(id));
      return document && toAct(document.fields);
    },
    finish: (id) =>
      runTransaction(store, (transaction) => {
        const fields = transaction.get(documentPaths.act(id));
        if (fields) transaction.put(documentPaths.act(id), { ...fields, status: 'done' });
      }),
    list: async ({ after, limit }) =>
      all()
        .filter(({ sequence }) => sequence > after)
        .sort((a, b) => a.sequence - b.sequence)
        .slice(0, limit),
    listStarted: async (limit) =>
      all()
        .filter(({ status }) => status === 'started')
        .slice(0, limit),
    readHead: async () => {
      const document = store.document(documentPaths.logHead);
      return document && toHead(document.fields);
    },
  };
};

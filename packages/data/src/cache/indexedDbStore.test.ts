import { expect, it } from 'vitest';

import { createIndexedDbStore } from './indexedDbStore';

/** A request whose result can be read only after its event, as in browsers. */
const createRequest = (value: unknown) => {
  const request = {
    isDone: false,
    onsuccess: null as (() => void) | null,
    get result() {
      if (!request.isDone) throw new DOMException('The request has not finished.');
      return value;
    },
    finish: () => {
      request.isDone = true;
      request.onsuccess?.();
    },
  };
  return request;
};

/** A database that loads a large value after its transaction is complete, as Chromium does. */
const createSlowFactory = (value: string): IDBFactory => {
  const database = {
    objectStoreNames: { contains: () => true },
    transaction: () => {
      const request = createRequest(value);
      const transaction = {
        oncomplete: null as (() => void) | null,
        objectStore: () => ({ get: () => request }),
        commit: () => {
          setTimeout(() => transaction.oncomplete?.());
          setTimeout(request.finish, 5);
        },
      };
      return transaction;
    },
  };
  const opening = createRequest(database);
  return {
    open: () => {
      setTimeout(opening.finish);
      return opening;
    },
  } as unknown as IDBFactory;
};

it('reads a large entry, which is loaded after its transaction', async () => {
  const store = createIndexedDbStore(() => createSlowFactory('large'));
  expect(await store.get('catalogue')).toBe('large');
});

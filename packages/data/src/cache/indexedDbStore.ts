import type { EntryStore } from './store';

/** The database of the large entries. */
export const DATABASE_NAME = 'gschool.cache';
const ENTRIES_STORE = 'entries';

const getPrefixRange = (prefix: string): IDBKeyRange =>
  IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/**
 * Opens the database. A database without the entries store was created by other code, so it is
 * deleted and created again.
 */
const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(ENTRIES_STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      if (database.objectStoreNames.contains(ENTRIES_STORE)) return resolve(database);
      database.close();
      factory.deleteDatabase(DATABASE_NAME).onsuccess = () => resolve(openDatabase(factory));
    };
  });

/**
 * The result of a request. Chromium loads a large value after its transaction is complete, so the
 * result can't be read in `oncomplete`.
 */
const readResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Stores entries in IndexedDB. The factory is a function, because accessing it can throw. */
export const createIndexedDbStore = (factory: () => IDBFactory): EntryStore => {
  let opening: Promise<IDBDatabase> | null = null;

  const open = (): Promise<IDBDatabase> => {
    opening ??= (async () => {
      const database = await openDatabase(factory());
      // Another tab changes or deletes the database, or the browser has closed it: the next use
      // opens it again.
      database.onversionchange = database.onclose = () => {
        database.close();
        opening = null;
      };
      return database;
    })().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  /**
   * Resolves when the transaction is complete, because only then is it certain that there was
   * enough space, and when `operate` has its result.
   */
  const runTransaction = async <T>(
    mode: IDBTransactionMode,
    operate: (entries: IDBObjectStore) => T | Promise<T>,
  ): Promise<T> => {
    const transaction = (await open()).transaction(ENTRIES_STORE, mode);
    const result = operate(transaction.objectStore(ENTRIES_STORE));
    // Committed explicitly: a page that is closing aborts transactions that are not committed.
    transaction.commit();
    const completion = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([result, completion]);
    return value;
  };

  return {
    get: (key) =>
      runTransaction(
        'readonly',
        (entries) => readResult(entries.get(key)) as Promise<string | undefined>,
      ),
    put: (key, text) => runTransaction('readwrite', (entries) => void entries.put(text, key)),
    remove: (prefix) =>
      runTransaction('readwrite', (entries) => {
        const keys = readResult(entries.getAllKeys(getPrefixRange(prefix)));
        entries.delete(getPrefixRange(prefix));
        return keys.then(({ length }) => length);
      }),
    list: (prefix) =>
      runTransaction('readonly', async (entries) => {
        const range = getPrefixRange(prefix);
        const [keys, texts] = await Promise.all([
          readResult(entries.getAllKeys(range)),
          readResult(entries.getAll(range)),
        ]);
        return keys.map((key, at) => [String(key), String(texts[at])] as const);
      }),
  };
};

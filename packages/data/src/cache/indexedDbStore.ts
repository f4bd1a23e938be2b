import type { EntryStore } from './store';

/** The database that holds the large entries. */
export const DATABASE = 'gschool.cache';
const ENTRIES = 'entries';

const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** A database without its entries was begun by somebody else, and can only be begun anew. */
const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(ENTRIES);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      if (database.objectStoreNames.contains(ENTRIES)) return resolve(database);
      database.close();
      factory.deleteDatabase(DATABASE).onsuccess = () => resolve(opened(factory));
    };
  });

/** Entries in IndexedDB. The factory is a function because merely naming it can throw. */
export const createIndexedDbStore = (factory: () => IDBFactory): EntryStore => {
  let opening: Promise<IDBDatabase> | null = null;

  const open = (): Promise<IDBDatabase> => {
    opening ??= (async () => {
      const database = await opened(factory());
      // Another tab wants to change or delete it, or the browser took it away: let go, open anew.
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

  /** Resolves when the transaction is through: only then is it known that there was room. */
  const run = async <T>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => () => T,
  ): Promise<T> => {
    const transaction = (await open()).transaction(ENTRIES, mode);
    return new Promise((resolve, reject) => {
      const result = work(transaction.objectStore(ENTRIES));
      // Not left to the browser: a page that is left aborts what is not committed yet.
      transaction.commit();
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  };

  return {
    get: (key) =>
      run('readonly', (entries) => {
        const found = entries.get(key);
        return () => found.result as string | undefined;
      }),
    put: (key, text) =>
      run('readwrite', (entries) => {
        entries.put(text, key);
        return () => undefined;
      }),
    remove: (prefix) =>
      run('readwrite', (entries) => {
        const keys = entries.getAllKeys(startingWith(prefix));
        entries.delete(startingWith(prefix));
        return () => keys.result.length;
      }),
    list: (prefix) =>
      run('readonly', (entries) => {
        const keys = entries.getAllKeys(startingWith(prefix));
        const texts = entries.getAll(startingWith(prefix));
        return () => keys.result.map((key, at) => [String(key), String(texts.result[at])] as const);
      }),
  };
};

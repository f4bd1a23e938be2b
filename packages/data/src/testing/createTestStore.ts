import { firestoreFetch, fromPlain, Store, toPlain, type Fields } from '@gschool/mocks/testing';

/** The mock's documents with their access rules, without a server. */
export interface TestStore {
  store: Store;
  /** Sends requests to the store. A test stubs the global `fetch` with it. */
  fetch: typeof fetch;
  /** Writes any document, or deletes it with null. */
  put(path: string, data: object | null): void;
  /** Writes fields of a document, which is created if it does not exist. */
  merge(path: string, fields: object): void;
  /** The fields of a document; null where it does not exist. */
  read(path: string): Readonly<Record<string, unknown>> | null;
  /** The fields of the documents of a collection, by id. */
  list(path: string): ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

export const createTestStore = (): TestStore => {
  const store = Store.createEmpty();
  return {
    store,
    fetch: firestoreFetch(store),
    put: (path, data) => void store.putDocument(path, data && (fromPlain(data) as Fields)),
    merge: (path, fields) =>
      void store.putDocument(path, {
        ...store.document(path)?.fields,
        ...(fromPlain(fields) as Fields),
      }),
    read: (path) => {
      const document = store.document(path);
      return document && toPlain(document.fields);
    },
    list: (path) => {
      const [, parent = '', collection = ''] = /^(?:(.*)\/)?([^/]+)$/.exec(path) ?? [];
      return new Map(
        [...store.collection(parent, collection)].map(([document, { fields }]) => [
          document.slice(path.length + 1),
          toPlain(fields),
        ]),
      );
    },
  };
};

/** A token that the mock reads. `sub` is the uid. */
export const createTestToken = (claims: { sub: string } & Record<string, unknown>): string =>
  `e30.${btoa(JSON.stringify(claims))}.`;

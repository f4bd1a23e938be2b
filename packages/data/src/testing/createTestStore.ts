import { firestoreFetch, fromPlain, Store, type Fields } from '@gschool/mocks/testing';

/** The mock's documents with their access rules, without a server. */
export interface TestStore {
  store: Store;
  /** Sends requests to the store. A test stubs the global `fetch` with it. */
  fetch: typeof fetch;
  /** Writes any document, or deletes it with null. */
  put(path: string, data: object | null): void;
}

export const createTestStore = (): TestStore => {
  const store = Store.createEmpty();
  return {
    store,
    fetch: firestoreFetch(store),
    put: (path, data) => void store.putDocument(path, data && (fromPlain(data) as Fields)),
  };
};

/** A token that the mock reads. `sub` is the uid. */
export const createTestToken = (claims: { sub: string } & Record<string, unknown>): string =>
  `e30.${btoa(JSON.stringify(claims))}.`;

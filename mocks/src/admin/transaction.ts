import type { Fields } from '../firestore/value';
import type { Store } from '../store/store';
import type { StoredDocument } from '../store/types';

/** Reads and writes documents. All writes happen at the end, or none. */
export interface StoreTransaction {
  get(path: string): Fields | null;
  /** The documents of a collection under a parent path. */
  list(parent: string, id: string): readonly (readonly [path: string, fields: Fields])[];
  /** Writes a document at the end of the transaction; null deletes it. */
  put(path: string, fields: Fields | null): void;
}

/**
 * Runs a transaction on the mock's documents. Like Firestore, it starts over if another request
 * changed a document that it read.
 */
export async function runTransaction<T>(
  store: Store,
  work: (transaction: StoreTransaction) => Promise<T> | T,
): Promise<T> {
  for (;;) {
    const reads = new Map<string, StoredDocument | null>();
    const writes = new Map<string, Fields | null>();
    const get = (path: string): Fields | null => {
      const document = store.document(path);
      reads.set(path, document);
      return document?.fields ?? null;
    };
    const result = await work({
      get,
      list: (parent, id) =>
        [...store.collection(parent, id)].map(([path]) => [path, get(path) ?? {}] as const),
      put: (path, fields) => writes.set(path, fields),
    });
    if ([...reads].some(([path, document]) => store.document(path) !== document)) continue;
    for (const [path, fields] of writes) store.putDocument(path, fields);
    await store.flush();
    return result;
  }
}

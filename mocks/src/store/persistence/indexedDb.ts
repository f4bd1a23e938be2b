import { openDB } from 'idb';

import type { Change, Persistence } from './persistence';

const STORE = 'records';

/** Stores the records in IndexedDB. Tabs with the same name notify each other of writes. */
export async function indexedDbPersistence(name: string): Promise<Persistence> {
  const db = await openDB(name, 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
  });
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return {
    async load() {
      const tx = db.transaction(STORE);
      const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return keys.map((key, i) => ({ key: String(key), value: values[i] as unknown }));
    },
    async write(changes: readonly Change[]) {
      const tx = db.transaction(STORE, 'readwrite');
      for (const { key, value } of changes) {
        void (value === undefined ? tx.store.delete(key) : tx.store.put(value, key));
      }
      await tx.done;
      channel?.postMessage(changes);
    },
    async clear() {
      await db.clear(STORE);
      channel?.postMessage('cleared');
    },
    onExternalChange(listener) {
      channel?.addEventListener('message', (event: MessageEvent<readonly Change[] | 'cleared'>) =>
        listener(event.data),
      );
    },
    close() {
      channel?.close();
      db.close();
    },
  };
}

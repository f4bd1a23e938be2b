import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, type Auth, type Persistence } from 'firebase/auth';
import { initializeFirestore, type Firestore } from 'firebase/firestore/lite';

let count = 0;

export interface Connection {
  auth: Auth;
  db: Firestore;
  close(): Promise<void>;
}

/** Creates the real SDK in a separate app, with the product's options. The name identifies its session. */
export function connect(
  persistence: Persistence = inMemoryPersistence,
  name = `contract-${(count += 1)}`,
  projectId = 'demo-gschool',
): Connection {
  const app = initializeApp(
    {
      apiKey: 'demo-key',
      projectId,
      authDomain: 'demo-gschool.firebaseapp.com',
      appId: '1:000000000000:web:demo',
    },
    name,
  );
  const auth = initializeAuth(app, { persistence });
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  return { auth, db, close: () => deleteApp(app) };
}

/**
 * An in-memory Auth persistence, so that a second app can restore the session, as after a reload.
 */
export function sharedPersistence(): Persistence {
  const records = new Map<string, unknown>();
  class Shared {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    async _isAvailable() {
      return true;
    }
    async _set(key: string, value: unknown) {
      records.set(key, structuredClone(value));
    }
    async _get(key: string) {
      return records.get(key) ?? null;
    }
    async _remove(key: string) {
      records.delete(key);
    }
    _addListener() {}
    _removeListener() {}
  }
  return Shared as unknown as Persistence;
}

/** The error code of a rejected promise, or `no error`. */
export async function errorCodeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'no error';
}

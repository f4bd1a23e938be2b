import { AppError } from '@gschool/domain';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { collection, doc, initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readDocument } from './documents';
import { getDocs, setDoc, updateDoc, writeBatch } from './requests';

let app: FirebaseApp;
let db: Firestore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  app = initializeApp({ projectId: 'demo-gschool', apiKey: 'demo-key' }, 'requests');
  db = initializeFirestore(app, {});
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await deleteApp(app);
});

describe('a request that is never answered ends as offline', () => {
  it.each<[string, (db: Firestore) => Promise<unknown>]>([
    ['readDocument', (store) => readDocument(store, 'users/mira')],
    ['getDocs', (store) => getDocs(collection(store, 'events'))],
    ['setDoc', (store) => setDoc(doc(store, 'users/mira'), { city: 'Faro' })],
    ['updateDoc', (store) => updateDoc(doc(store, 'users/mira'), { city: 'Faro' })],
    ['a batch', (store) => writeBatch(store).delete(doc(store, 'users/mira')).commit()],
  ])('%s', async (_, send) => {
    let error: unknown;
    void send(db).catch((thrown: unknown) => (error = thrown));
    await vi.advanceTimersByTimeAsync(15_000 - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ info: { kind: 'offline' } });
  });
});

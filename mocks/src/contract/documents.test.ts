import { server } from './server';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  type Bytes,
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  arrayUnion,
  deleteField,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../accounts';
import type { Fields } from '../firestore/value';
import { codeOf, connect, type Connection } from './connect';

// Refusals are what these tests are about; the SDK would log each of them.
setLogLevel('silent');

let here: Connection;

afterAll(() => server.close());
beforeEach(() => {
  here = connect();
});
afterEach(async () => {
  await here.close();
  await server.reset();
});

const signIn = (name: string) =>
  signInWithEmailAndPassword(here.auth, `${name}@gschool.example`, DEMO_PASSWORD);
const at = (path: string) => doc(here.db, path);
const read = async (path: string) => (await getDoc(at(path))).data();
/** Writes past the rules, as the trusted side does. */
const put = (path: string, fields: Fields) => server.store.putDocument(path, fields);
const library = { positions: [], favorites: ['a'], saved: [], watchlist: [] };

describe('single documents', () => {
  it('reads, and says when there is none', async () => {
    await signIn('member');
    expect(await read('users/demo-member')).toMatchObject({ displayName: 'Maya Okafor' });
    expect((await getDoc(at('videos/none'))).exists()).toBe(false);
  });

  it('writes, merges, updates and deletes', async () => {
    await signIn('member');
    const path = 'users/demo-member/state/library';
    await setDoc(at(path), library);
    await setDoc(at(path), { saved: ['b'] }, { merge: true });
    await updateDoc(at(path), { watchlist: arrayUnion('c', 'd'), favorites: deleteField() });
    expect(await read(path)).toEqual({ positions: [], saved: ['b'], watchlist: ['c', 'd'] });
    await deleteDoc(at(path));
    expect(await read(path)).toBeUndefined();
  });

  it('updates one field inside a map', async () => {
    await signIn('member');
    await updateDoc(at('users/demo-member'), { 'location.city': 'Porto' });
    expect(await read('users/demo-member')).toMatchObject({
      location: { city: 'Porto', country: 'Portugal' },
    });
  });

  it('does not update a document that is missing', async () => {
    await signIn('member');
    await deleteDoc(at('users/demo-member'));
    const attempt = updateDoc(at('users/demo-member'), { displayName: 'x' });
    expect(await codeOf(attempt)).toBe('not-found');
  });

  it('carries every kind of value', async () => {
    put('products/kinds', { active: true });
    const time = new Timestamp(1_700_000_000, 123_000_000);
    const { writeResult, value } = await roundTrip({
      time: { __type__: 'timestamp', value: time.toDate().toISOString() },
      bytes: { __type__: 'bytes', value: btoa('hello') },
      nothing: null,
      double: 1.5,
      deep: { list: [1, 'two', { three: 3 }] },
    });
    expect(writeResult).not.toBeNull();
    expect(value?.time).toEqual(time);
    expect((value?.bytes as Bytes | undefined)?.toBase64()).toBe(btoa('hello'));
    expect(value).toMatchObject({
      nothing: null,
      double: 1.5,
      deep: { list: [1, 'two', { three: 3 }] },
    });
  });

  async function roundTrip(fields: Fields) {
    const writeResult = put('products/kinds', fields);
    return { writeResult, value: await read('products/kinds') };
  }
});

describe('queries', () => {
  beforeEach(() => {
    const sizes = { a: 3, b: 1, c: 2, d: 2, e: 5 };
    for (const [id, size] of Object.entries(sizes)) {
      put(`products/${id}`, { size, tags: [id, 'all'], name: id.toUpperCase() });
    }
    put('products/a/prices/p1', { unit_amount: 900 });
  });

  const ids = async (path: string, ...constraints: QueryConstraint[]) =>
    (await getDocs(query(collection(here.db, path), ...constraints))).docs.map(({ id }) => id);

  it.each<[string, QueryConstraint[], string[]]>([
    ['all, by name', [], ['a', 'b', 'c', 'd', 'e']],
    ['==', [where('size', '==', 2)], ['c', 'd']],
    ['!=', [where('size', '!=', 2)], ['b', 'a', 'e']],
    ['<', [where('size', '<', 3)], ['b', 'c', 'd']],
    ['<=', [where('size', '<=', 1)], ['b']],
    ['>', [where('size', '>', 3)], ['e']],
    ['>= never crosses types', [where('size', '>=', '0')], []],
    ['in', [where('name', 'in', ['A', 'E'])], ['a', 'e']],
    ['not-in', [where('name', 'not-in', ['A', 'E'])], ['b', 'c', 'd']],
    ['array-contains', [where('tags', 'array-contains', 'c')], ['c']],
    ['array-contains-any', [where('tags', 'array-contains-any', ['c', 'd'])], ['c', 'd']],
    ['both', [where('size', '==', 2), where('name', '==', 'D')], ['d']],
    ['descending', [orderBy('size', 'desc'), limit(3)], ['e', 'a', 'd']],
    ['after a value', [orderBy('size'), startAfter(2)], ['a', 'e']],
    ['a missing field', [orderBy('price')], []],
  ])('%s', async (_name, constraints, expected) => {
    expect(await ids('products', ...constraints)).toEqual(expected);
  });

  it('goes on behind a document, also among equals', async () => {
    const first = await getDocs(query(collection(here.db, 'products'), orderBy('size'), limit(2)));
    const last = first.docs.at(-1);
    expect(last?.id).toBe('c');
    expect(await ids('products', orderBy('size'), startAfter(last), limit(2))).toEqual(['d', 'a']);
  });

  it('looks into a collection under a document', async () => {
    expect(await ids('products/a/prices')).toEqual(['p1']);
    expect(await ids('products/b/prices')).toEqual([]);
  });

  it('counts', async () => {
    const result = await getCount(query(collection(here.db, 'products'), where('size', '==', 2)));
    expect(result.data().count).toBe(2);
  });
});

describe('several writes', () => {
  const history = (position: number) => ({
    title: 'A class',
    posterRef: 'art:figure/tree/1',
    durationSeconds: 100,
    position,
    completed: false,
    lastWatchedAt: '2026-01-01T00:00:00Z',
  });
  const path = (id: string) => `users/demo-member/history/${id}`;

  it('writes a batch whole', async () => {
    await signIn('member');
    const batch = writeBatch(here.db);
    batch.set(at(path('one')), history(1)).set(at(path('two')), history(2));
    await batch.commit();
    expect(await read(path('two'))).toMatchObject({ position: 2 });
  });

  it('or not at all', async () => {
    await signIn('member');
    const batch = writeBatch(here.db);
    batch.set(at(path('one')), history(1)).set(at(path('two')), history(500));
    expect(await codeOf(batch.commit())).toBe('permission-denied');
    expect(await read(path('one'))).toBeUndefined();
  });

  it('runs a transaction again when somebody was faster', async () => {
    await signIn('member');
    await setDoc(at(path('one')), history(10));
    let runs = 0;
    await runTransaction(here.db, async (transaction) => {
      runs += 1;
      const seen = (await transaction.get(at(path('one')))).data() as { position: number };
      if (runs === 1) put(path('one'), history(50));
      transaction.update(at(path('one')), { position: seen.position + 1 });
    });
    expect(runs).toBe(2);
    expect(await read(path('one'))).toMatchObject({ position: 51 });
  });

  it('increments, and stamps with its own time', async () => {
    await signIn('member');
    await setDoc(at(path('one')), history(10));
    await updateDoc(at(path('one')), { position: increment(5) });
    expect(await read(path('one'))).toMatchObject({ position: 15 });
    await setDoc(at('orders/o1'), {
      uid: 'demo-member',
      status: 'requested',
      lines: [],
      createdAt: serverTimestamp(),
    });
    const order = await read('orders/o1');
    const age = Date.now() - ((order?.createdAt as Timestamp | undefined)?.toMillis() ?? 0);
    expect(Math.abs(age)).toBeLessThan(5000);
  });
});

describe('scenarios', () => {
  const manifest = () => getDoc(at('catalogue/manifest'));

  it('refuses whom the rules refuse', async () => {
    expect(await codeOf(manifest())).toBe('permission-denied');
    await signIn('lapsed');
    expect(await codeOf(manifest())).toBe('permission-denied');
  });

  it('shuts the catalogue when the clock passes the end of the subscription', async () => {
    await signIn('member');
    expect((await manifest()).exists()).toBe(true);
    await server.store.moveClock(26 * 86_400_000);
    expect(await codeOf(manifest())).toBe('permission-denied');
  });

  it.each([
    ['offline', 'unknown'],
    ['error', 'unavailable'],
    ['denied', 'permission-denied'],
    ['expired-token', 'unauthenticated'],
  ] as const)('%s answers %s', async (scenario, code) => {
    await signIn('member');
    server.setScenario(scenario);
    expect(await codeOf(manifest())).toBe(code);
  });

  const classes = async () => {
    const shards = (await manifest()).data()?.shards as number;
    const texts = await Promise.all(
      Array.from({ length: shards }, (_, n) => read(`catalogue/index-${n}`)),
    );
    return texts.flatMap((text) => JSON.parse(text?.data as string).classes as { id: string }[]);
  };

  it('is empty, or has ten thousand classes in several shards', async () => {
    await signIn('member');
    expect((await classes()).length).toBeGreaterThanOrEqual(60);
    server.setScenario('empty');
    expect(await classes()).toEqual([]);
    expect(await read('users/demo-member/state/library')).toBeUndefined();
    server.setScenario('many');
    const many = await classes();
    expect(new Set(many.map(({ id }) => id)).size).toBe(10_000);
    expect((await getDoc(at(`videos/${many.at(-1)?.id}`))).exists()).toBe(true);
  });
});

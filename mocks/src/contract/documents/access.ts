import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { createSampleProfile } from '@gschool/domain/testing';

import { createToken } from '../../identity/token';
import { newAccount } from '../../identity/views';
import type { CustomClaims } from '../../store/types';
import type { DocumentContext } from './context';
import { readData, rejectedWith, type DocumentCase } from './cases';

const PROJECT = 'demo-gschool';
const NOW = Date.now();
const email = 'somebody@gschool.example';

/** An unsigned token, which the mock and the emulators accept. */
const tokenOf = (uid: string, claims: CustomClaims = {}, now = Date.now()): string =>
  createToken(
    { ...newAccount(uid, email, now), customClaims: claims },
    { provider: 'password', authTime: Math.floor(now / 1000) },
    now,
    PROJECT,
  );

const active = { subscribed: true, role: 'user', plan: 'monthly', expiresAt: NOW + 86_400_000 };

/** Creates a user with a profile. */
async function createMember({ id, db, as }: DocumentContext, claims?: CustomClaims) {
  const profile = createSampleProfile({ uid: id, email, createdAt: new Date(NOW).toISOString() });
  await setDoc(doc(db, `users/${id}`), { ...profile });
  const own = as(tokenOf(id, claims));
  return { own, profile: doc(own, `users/${id}`), at: (path: string) => doc(own, path) };
}

const putDocument = (context: DocumentContext, path: string): Promise<void> =>
  setDoc(doc(context.db, path), { n: 1 });

/** The errors of denied requests. `firebase/access` tests what the rules allow. */
export const accessCases: readonly DocumentCase[] = [
  {
    name: 'the owner reads a profile and updates it',
    run: async (context) => {
      const { profile } = await createMember(context);
      await updateDoc(profile, { displayName: 'Mira', 'location.city': 'Porto' });
      const { displayName, location } = (await getDoc(profile)).data() as Record<string, unknown>;
      return { displayName, location };
    },
    expected: {
      displayName: 'Mira',
      location: { country: '', region: '', city: 'Porto', postalCode: '' },
    },
  },
  {
    name: 'a visitor is denied',
    run: async (context) => {
      await createMember(context);
      return getDoc(doc(context.as(null), `users/${context.id}`));
    },
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'another member is denied, also for a missing document',
    run: async (context) => {
      const { at } = await createMember(context);
      return readData(at('users/nobody-at-all'));
    },
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'a collection without a rule is denied',
    run: async (context) => getDocs(collection((await createMember(context)).own, 'secrets')),
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'a collection group query is denied',
    run: async (context) => getDocs(collectionGroup((await createMember(context)).own, 'history')),
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'a write to a protected field is denied',
    run: async (context) => updateDoc((await createMember(context)).profile, { role: 'admin' }),
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'a batch with one denied write writes nothing',
    run: async (context) => {
      const { own, profile } = await createMember(context);
      const batch = writeBatch(own).update(profile, { displayName: 'Mira' });
      const code = await batch
        .set(doc(own, 'products/mine'), { name: 'free' })
        .commit()
        .catch((error: { code: string }) => error.code);
      return [code, (await getDoc(profile)).get('displayName')];
    },
    expected: ['permission-denied', ''],
  },
  {
    name: 'an update of a missing own profile',
    run: async (context) => {
      const { profile } = await createMember(context);
      await deleteDoc(profile);
      return updateDoc(profile, { displayName: 'Mira' });
    },
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'an update of a missing profile of another user',
    run: async (context) =>
      updateDoc((await createMember(context)).at('users/nobody'), { displayName: 'x' }),
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'the owner deletes a profile',
    run: async (context) => {
      const { profile } = await createMember(context);
      await deleteDoc(profile);
      return readData(profile);
    },
    expected: null,
  },
  {
    name: 'a transaction on the own profile',
    run: async (context) => {
      const { own, profile } = await createMember(context);
      await runTransaction(own, async (transaction) => {
        const seen = await transaction.get(profile);
        transaction.update(profile, { firstName: `${seen.get('authProvider')}` });
      });
      return (await getDoc(profile)).get('firstName');
    },
    expected: 'email',
  },
  {
    name: 'an active subscription allows the catalogue',
    run: async (context) => {
      await putDocument(context, `videos/${context.id}`);
      return readData((await createMember(context, active)).at(`videos/${context.id}`));
    },
    expected: { n: 1 },
  },
  {
    name: 'no subscription denies the catalogue',
    run: async (context) => {
      await putDocument(context, `videos/${context.id}`);
      return readData((await createMember(context)).at(`videos/${context.id}`));
    },
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'an expired subscription denies the catalogue',
    run: async (context) => {
      await putDocument(context, `videos/${context.id}`);
      const { at } = await createMember(context, { ...active, expiresAt: NOW - 1000 });
      return readData(at(`videos/${context.id}`));
    },
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'a list with the filter that the rules need',
    run: async (context) => {
      const { own } = await createMember(context);
      await setDoc(doc(context.db, `orders/${context.id}`), {
        uid: context.id,
        status: 'requested',
      });
      const orders = query(collection(own, 'orders'), where('uid', '==', context.id), limit(5));
      return (await getDocs(orders)).docs.map(({ id }) => id === context.id);
    },
    expected: [true],
  },
  {
    name: 'a list without the filter that the rules need',
    run: async (context) =>
      getDocs(query(collection((await createMember(context)).own, 'orders'), limit(5))),
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'a count without the filter that the rules need',
    run: async (context) => getCount(collection((await createMember(context)).own, 'orders')),
    expected: rejectedWith('permission-denied'),
  },
  {
    name: 'an invalid token',
    mockOnly: 'the emulator responds with 400, the service with 401',
    run: (context) => getDoc(doc(context.as('garbage'), `users/${context.id}`)),
    expected: rejectedWith('unauthenticated'),
  },
  {
    name: 'a visitor reads a public document',
    run: async (context) => {
      await putDocument(context, `events/${context.id}`);
      return readData(doc(context.as(null), `events/${context.id}`));
    },
    expected: { n: 1 },
  },
];

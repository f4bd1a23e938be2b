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
import { newProfile } from '@gschool/domain';
import { createToken } from '../../identity/token';
import { newAccount } from '../../identity/views';
import type { CustomClaims } from '../../store/types';
import type { Bed } from './bed';
import { read, refused, type DocumentCase } from './cases';

const PROJECT = 'demo-gschool';
const NOW = Date.now();
const email = 'somebody@gschool.example';

/** An unsigned token, which the mock and the emulators take alike. */
const tokenOf = (uid: string, claims: CustomClaims = {}, now = Date.now()): string =>
  createToken(
    { ...newAccount(uid, email, now), customClaims: claims },
    { provider: 'password', authTime: Math.floor(now / 1000) },
    now,
    PROJECT,
  );

const active = { subscribed: true, role: 'user', plan: 'monthly', expiresAt: NOW + 86_400_000 };

/** Somebody of this case's own, with a profile. */
async function member({ id, db, as }: Bed, claims?: CustomClaims) {
  const profile = {
    ...newProfile({
      uid: id,
      email,
      provider: 'email',
      isEmailVerified: false,
      now: new Date(NOW).toISOString(),
      timezone: 'UTC',
    }),
  };
  await setDoc(doc(db, `users/${id}`), profile);
  const own = as(tokenOf(id, claims));
  return { own, profile: doc(own, `users/${id}`), at: (path: string) => doc(own, path) };
}

const put = (bed: Bed, path: string): Promise<void> => setDoc(doc(bed.db, path), { n: 1 });

/** What the rules refuse, and how; the rules' own table says what they allow. */
export const access: readonly DocumentCase[] = [
  {
    name: 'the owner reads a profile and updates it',
    run: async (bed) => {
      const { profile } = await member(bed);
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
    run: async (bed) => {
      await member(bed);
      return getDoc(doc(bed.as(null), `users/${bed.id}`));
    },
    expected: refused('permission-denied'),
  },
  {
    name: 'another member is denied, whether or not there is something',
    run: async (bed) => {
      const { at } = await member(bed);
      return read(at('users/nobody-at-all'));
    },
    expected: refused('permission-denied'),
  },
  {
    name: 'a collection that no rule names is denied',
    run: async (bed) => getDocs(collection((await member(bed)).own, 'secrets')),
    expected: refused('permission-denied'),
  },
  {
    name: 'a group of collections is denied',
    run: async (bed) => getDocs(collectionGroup((await member(bed)).own, 'history')),
    expected: refused('permission-denied'),
  },
  {
    name: 'a write that the rules refuse is denied',
    run: async (bed) => updateDoc((await member(bed)).profile, { role: 'admin' }),
    expected: refused('permission-denied'),
  },
  {
    name: 'a batch with one denied write writes nothing',
    run: async (bed) => {
      const { own, profile } = await member(bed);
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
    name: 'an update of the own profile that is missing',
    run: async (bed) => {
      const { profile } = await member(bed);
      await deleteDoc(profile);
      return updateDoc(profile, { displayName: 'Mira' });
    },
    expected: refused('permission-denied'),
  },
  {
    name: 'an update of a profile of another that is missing',
    run: async (bed) => updateDoc((await member(bed)).at('users/nobody'), { displayName: 'x' }),
    expected: refused('permission-denied'),
  },
  {
    name: 'the own profile is deleted',
    run: async (bed) => {
      const { profile } = await member(bed);
      await deleteDoc(profile);
      return read(profile);
    },
    expected: null,
  },
  {
    name: 'a transaction over the own profile',
    run: async (bed) => {
      const { own, profile } = await member(bed);
      await runTransaction(own, async (transaction) => {
        const seen = await transaction.get(profile);
        transaction.update(profile, { firstName: `${seen.get('authProvider')}` });
      });
      return (await getDoc(profile)).get('firstName');
    },
    expected: 'email',
  },
  {
    name: 'a claim that is active opens the catalogue',
    run: async (bed) => {
      await put(bed, `videos/${bed.id}`);
      return read((await member(bed, active)).at(`videos/${bed.id}`));
    },
    expected: { n: 1 },
  },
  {
    name: 'no claim opens nothing',
    run: async (bed) => {
      await put(bed, `videos/${bed.id}`);
      return read((await member(bed)).at(`videos/${bed.id}`));
    },
    expected: refused('permission-denied'),
  },
  {
    name: 'a claim that has ended opens nothing',
    run: async (bed) => {
      await put(bed, `videos/${bed.id}`);
      const { at } = await member(bed, { ...active, expiresAt: NOW - 1000 });
      return read(at(`videos/${bed.id}`));
    },
    expected: refused('permission-denied'),
  },
  {
    name: 'a list with the filter that the rules need',
    run: async (bed) => {
      const { own } = await member(bed);
      await setDoc(doc(bed.db, `orders/${bed.id}`), { uid: bed.id, status: 'requested' });
      const orders = query(collection(own, 'orders'), where('uid', '==', bed.id), limit(5));
      return (await getDocs(orders)).docs.map(({ id }) => id === bed.id);
    },
    expected: [true],
  },
  {
    name: 'a list without the filter that the rules need',
    run: async (bed) => getDocs(query(collection((await member(bed)).own, 'orders'), limit(5))),
    expected: refused('permission-denied'),
  },
  {
    name: 'a count without the filter that the rules need',
    run: async (bed) => getCount(collection((await member(bed)).own, 'orders')),
    expected: refused('permission-denied'),
  },
  {
    name: 'a token that is none',
    mockOnly:
      'the emulator verifies no token and answers 400 to what is none; the service answers 401',
    run: (bed) => getDoc(doc(bed.as('garbage'), `users/${bed.id}`)),
    expected: refused('unauthenticated'),
  },
  {
    name: 'a visitor reads what everyone may',
    run: async (bed) => {
      await put(bed, `events/${bed.id}`);
      return read(doc(bed.as(null), `events/${bed.id}`));
    },
    expected: { n: 1 },
  },
];

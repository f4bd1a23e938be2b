import { initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore/lite';
import { createCatalogueRepository } from '../../packages/data/src/firebase/catalogueRepository';
import { createEventRepository } from '../../packages/data/src/firebase/eventRepository';
import { createLibraryRepository } from '../../packages/data/src/firebase/libraryRepository';
import { createMemberDataRepository } from '../../packages/data/src/firebase/memberDataRepository';
import { createPaymentRepository } from '../../packages/data/src/firebase/paymentRepository';
import { createProfileEditor } from '../../packages/data/src/firebase/profileEditor';
import { createProfileRepository } from '../../packages/data/src/firebase/profileRepository';
import { toHistory } from '../../packages/data/src/library/journal';
import {
  contentPreferencesList,
  editsOf,
  emptyLibrary,
  MAX_LISTED,
  MAX_POSITIONS,
  mergeProfile,
  newProfile,
  preferenceGroups,
} from '../../packages/domain/src';
import type { Emulator } from '../emulator';
import { bearer, PROJECT } from './emulatorDoor';
import type { Token } from './people';
import { aPosition } from './samples';

const NOW = '2026-11-20T10:00:00.000Z';
const SITE = 'http://localhost:5173';

/** The product's own repositories over the emulator, as somebody who is signed in. */
const repositoriesOf = ({ host, port }: Emulator, token: Token) => {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'key' }, crypto.randomUUID());
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  const { sub, ...claims } = token;
  connectFirestoreEmulator(db, host, port, {
    mockUserToken: { sub, ...claims } as { sub: string },
  });
  const avatars = () => Promise.resolve(null);
  return {
    profiles: createProfileRepository(db),
    library: createLibraryRepository(db),
    catalogue: createCatalogueRepository(db),
    events: createEventRepository(db),
    payments: createPaymentRepository(db),
    memberData: createMemberDataRepository({ db, auth: {} as Auth, avatars }),
    profileEditor: createProfileEditor({
      origin: `http://${host}:${port}`,
      projectId: PROJECT,
      apiKey: 'key',
      token: () => Promise.resolve(bearer(token)),
    }),
  };
};

/** A member's life with the product, step by step; each rejects when the rules refuse it. */
export const lifeOf = (
  emulator: Emulator,
  token: Token,
  provider: 'email' | 'google',
): readonly (readonly [name: string, live: () => Promise<unknown>])[] => {
  const uid = token.sub;
  const { profiles, library, payments, profileEditor, memberData, events, catalogue } =
    repositoriesOf(emulator, token);
  const joined = newProfile({
    uid,
    email: token.email ?? '',
    provider,
    isEmailVerified: token.email_verified ?? false,
    displayName: provider === 'google' ? 'Nia Vale' : undefined,
    photoURL: provider === 'google' ? `https://photos.example/${'a'.repeat(300)}=s96-c` : undefined,
    now: NOW,
    timezone: 'Europe/Paris',
  });
  const welcome = contentPreferencesList({
    goals: preferenceGroups.goal,
    level: preferenceGroups.level[0],
    equipment: preferenceGroups.equipment,
    topics: ['yoga'],
  });
  const { profileCompleteness, preferences } = mergeProfile(joined, {
    preferences: { contentPreferences: welcome },
  });
  const mine = {
    ...editsOf(joined),
    displayName: 'Nia',
    'location.country': 'FR',
    'location.city': 'Nantes',
    'preferences.newsletterSubscribed': true,
  };
  const watched = { ...aPosition(1), title: 'Sunrise Flow', posterRef: 'art:figure/tree/1' };
  const ids = Array.from({ length: MAX_LISTED }, (_, n) => `class-${n}`);
  const positions = Array.from({ length: MAX_POSITIONS }, (_, n) => aPosition(n));
  return [
    ['joins', () => profiles.create(joined)],
    ['reads the own profile', () => profiles.read(uid)],
    ['answers the welcome', () => profiles.update(uid, { preferences, profileCompleteness })],
    ['edits the profile', () => profileEditor.save(uid, editsOf(joined), mine)],
    [
      'heals e-mail and proof',
      () => profiles.update(uid, { email: joined.email, isEmailVerified: joined.isEmailVerified }),
    ],
    ['starts a library', () => library.write(uid, emptyLibrary)],
    [
      'fills the library',
      () => library.write(uid, { positions, favorites: ids, saved: ids, watchlist: ids }),
    ],
    ['reads the library', () => library.read(uid)],
    ['leaves a class', () => library.writeHistory(uid, toHistory(watched))],
    [
      'leaves it again',
      () => library.writeHistory(uid, toHistory({ ...watched, position: 599.7 })),
    ],
    ['looks at events', () => events.upcoming(NOW, 5)],
    ['compares plans', () => payments.plans()],
    [
      'asks for a checkout',
      () =>
        payments.createCheckout(uid, payments.newCheckoutId(), {
          priceId: 'price_1Monthly',
          successUrl: `${SITE}/profile?tab=subscription&checkout=success`,
          cancelUrl: `${SITE}/profile?tab=subscription&checkout=cancelled`,
        }),
    ],
    ['looks at the own subscriptions', () => payments.subscriptions(uid)],
    ...(token.subscribed === true
      ? ([['watches', () => catalogue.playback('sunrise')]] as const)
      : []),
    ['asks whether a subscription renews', () => memberData.renews(uid)],
    [
      'takes everything along',
      async () => {
        const { sections } = await memberData.collect(uid);
        const { account: _account, ...stored } = sections;
        for (const [part, section] of Object.entries(stored)) {
          if ('notRead' in section) throw new Error(`${part}: ${String(section.notRead)}`);
        }
      },
    ],
    ['leaves for good', () => memberData.erase(uid)],
  ];
};

import { initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore/lite';

import { createCatalogueRepository } from '../../packages/data/src/entities/catalogue/firebase/catalogueRepository';
import { createEventRepository } from '../../packages/data/src/entities/events/firebase/eventRepository';
import { createLibraryEditor } from '../../packages/data/src/entities/library/firebase/libraryEditor';
import { createLibraryRepository } from '../../packages/data/src/entities/library/firebase/libraryRepository';
import { createMemberDataRepository } from '../../packages/data/src/firebase/memberDataRepository';
import { createPaymentRepository } from '../../packages/data/src/entities/payments/firebase/paymentRepository';
import { createProfileEditor } from '../../packages/data/src/entities/profile/firebase/profileEditor';
import { createProfileReader } from '../../packages/data/src/entities/profile/firebase/profileReader';
import { createProfileRepository } from '../../packages/data/src/entities/profile/firebase/profileRepository';
import { createShopRepository } from '../../packages/data/src/entities/shop/firebase/shopRepository';
import { createDocumentReader } from '../../packages/data/src/firebase/documentReader';
import {
  toContentPreferenceList,
  toProfileEdits,
  applyPlaylistEdit,
  MAX_DAYS,
  MAX_LIST_ENTRIES,
  MAX_MARKS,
  MAX_PLAYLIST_NAME,
  MAX_PLAYLIST_VIDEOS,
  MAX_POSITIONS,
  MAX_VISITS,
  mergeProfile,
  createNewProfile,
  emptyAddress,
  preferenceGroups,
  type LibraryChange,
  type LibraryState,
  type Playlist,
} from '../../packages/domain/src';
import { sendChanges } from '../../packages/data/src/entities/library/changes/sendChanges';
import type { EmulatorAddress } from '../emulator';
import { unsignedToken, PROJECT } from './emulatorTarget';
import type { Token } from './users';
import { aNumber, aPosition } from './samples';

const NOW = '2026-11-20T10:00:00.000Z';
const SITE = 'http://localhost:5173';

/** The product's repositories, connected to the emulator with a token. */
export const repositoriesOf = ({ host, port }: EmulatorAddress, token: Token) => {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'key' }, crypto.randomUUID());
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  const { sub, ...claims } = token;
  connectFirestoreEmulator(db, host, port, {
    mockUserToken: { sub, ...claims } as { sub: string },
  });
  const avatars = () => Promise.resolve(null);
  const service = {
    origin: `http://${host}:${port}`,
    projectId: PROJECT,
    apiKey: 'key',
    token: () => Promise.resolve(unsignedToken(token)),
  };
  const documents = createDocumentReader(service);
  const readProfile = createProfileReader(documents);
  return {
    profiles: { ...createProfileRepository(db, readProfile), read: readProfile },
    library: createLibraryRepository(db),
    catalogue: createCatalogueRepository(db),
    events: createEventRepository(db, documents),
    payments: createPaymentRepository(db, documents),
    shop: createShopRepository(db, documents),
    memberData: createMemberDataRepository({ db, auth: {} as Auth, avatars }),
    libraryEditor: createLibraryEditor(db, service),
    profileEditor: createProfileEditor(service),
  };
};

type Step = readonly [name: string, run: () => Promise<unknown>];

/** What a member does from sign-up to account deletion. Each step rejects when the rules deny it. */
export const memberJourney = (
  emulator: EmulatorAddress,
  token: Token,
  provider: 'email' | 'google',
): readonly Step[] => {
  const uid = token.sub;
  const {
    profiles,
    library,
    libraryEditor,
    payments,
    shop,
    profileEditor,
    memberData,
    events,
    catalogue,
  } = repositoriesOf(emulator, token);
  const joined = createNewProfile({
    uid,
    email: token.email ?? '',
    provider,
    isEmailVerified: token.email_verified ?? false,
    displayName: provider === 'google' ? 'Nia Vale' : undefined,
    photoURL: provider === 'google' ? `https://photos.example/${'a'.repeat(300)}=s96-c` : undefined,
    now: NOW,
    timezone: 'Europe/Paris',
  });
  const welcome = toContentPreferenceList({
    goals: preferenceGroups.goal,
    level: preferenceGroups.level[0],
    equipment: preferenceGroups.equipment,
    topics: ['yoga'],
  });
  const { profileCompleteness, preferences } = mergeProfile(joined, {
    preferences: { contentPreferences: welcome },
  });
  const mine = {
    ...toProfileEdits(joined),
    displayName: 'Nia',
    'location.country': 'FR',
    'location.city': 'Nantes',
    'preferences.newsletterSubscribed': true,
  };
  const watched = (position: number, at: string): LibraryChange => ({
    id: `watched-${position}`,
    at: Date.parse(at),
    kind: 'watched',
    position: { ...aPosition(1), position, at },
    title: 'Sunrise Flow',
    posterRef: 'art:figure/tree/1',
    isLeft: true,
    visit: { id: 'visit-1', day: at.slice(0, 10), seconds: Math.round(position) },
  });
  const send = (...changes: readonly LibraryChange[]) =>
    sendChanges(libraryEditor, uid, changes, Date.parse(NOW));
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `class-${n}`);
  const playlist: Playlist = {
    id: 'mornings',
    name: 'x'.repeat(MAX_PLAYLIST_NAME),
    videoIds: ids(MAX_PLAYLIST_VIDEOS),
    createdAt: NOW,
    updatedAt: NOW,
  };
  const full: LibraryState = {
    positions: Array.from({ length: MAX_POSITIONS }, (_, n) => aPosition(n)),
    favorites: ids(MAX_LIST_ENTRIES),
    saved: ids(MAX_LIST_ENTRIES),
    watchlist: ids(MAX_LIST_ENTRIES),
    marks: ids(MAX_MARKS).map((id) => `favorites+${id}@${Date.parse(NOW)}`),
    days: Array.from({ length: MAX_DAYS }, () => '2026-11-20=1800'),
    visits: Array.from({ length: MAX_VISITS }, () => 'visit-1:2026-11-20=600'),
  };
  const order = {
    uid,
    number: aNumber(uid),
    lines: [{ productId: 'mat', priceId: 'price_1Mat', quantity: 2 }],
    address: { ...emptyAddress, name: 'Nia', line1: '1 Quay', city: 'Nantes', country: 'FR' },
    payment: { successUrl: `${SITE}/paid`, cancelUrl: `${SITE}/cart` },
  };
  const librarySteps: readonly Step[] = [
    ['starts a library', () => libraryEditor.update(uid, () => ({ ...full, positions: [] }))],
    ['fills the library', () => libraryEditor.update(uid, () => full)],
    ['reads the library', () => library.read(uid)],
    ['leaves a class', () => send(watched(42, '2026-11-20T10:00:01.000Z'))],
    ['leaves it again', () => send(watched(599.7, '2026-11-20T10:00:02.000Z'))],
    ['looks at the history', () => libraryEditor.history(uid, null)],
    [
      'clears the history',
      () => send({ id: 'cleared', at: Date.parse(NOW) + 3000, kind: 'cleared', known: [] }),
    ],
    ['makes a playlist', () => libraryEditor.updatePlaylist(uid, playlist.id, () => playlist)],
    [
      'renames it',
      () =>
        libraryEditor.updatePlaylist(uid, playlist.id, (stored) =>
          applyPlaylistEdit(stored, {
            edit: 'rename',
            name: 'Dawn',
            playlistId: 'mornings',
            at: 0,
          }),
        ),
    ],
    ['looks at playlists', () => libraryEditor.playlists(uid)],
    ['deletes it', () => libraryEditor.updatePlaylist(uid, playlist.id, () => null)],
  ];
  const checkoutSteps: readonly Step[] = [
    [
      'asks for a checkout',
      () =>
        payments.createCheckout(uid, payments.newCheckoutId(), {
          priceId: 'price_1Monthly',
          successUrl: `${SITE}/profile?tab=subscription&checkout=success`,
          cancelUrl: `${SITE}/profile?tab=subscription&checkout=cancelled`,
        }),
    ],
    ['places an order', () => shop.place(order)],
    [
      'asks to pay it again',
      () => shop.createCheckout({ ...order, checkoutId: `${order.number}-2` }),
    ],
  ];
  return [
    ['joins', () => profiles.create(joined)],
    ['reads the own profile', () => profiles.read(uid)],
    ['answers the welcome', () => profiles.update(uid, { preferences, profileCompleteness })],
    ['edits the profile', () => profileEditor.save(uid, toProfileEdits(joined), mine)],
    [
      'heals e-mail and proof',
      () => profiles.update(uid, { email: joined.email, isEmailVerified: joined.isEmailVerified }),
    ],
    ...('expiresAt' in token ? librarySteps : []),
    ['looks at events', () => events.upcoming(NOW, 5)],
    ['compares plans', () => payments.plans()],
    ...(token.email_verified === true ? checkoutSteps : []),
    ['looks at the own subscriptions', () => payments.subscriptions(uid)],
    ...(token.subscribed === true
      ? ([['watches', () => catalogue.playback('sunrise')]] as const)
      : []),
    ['asks whether a subscription renews', () => memberData.hasRenewingSubscription(uid)],
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

import { areEqual } from '../firestore/compare';
import {
  fits,
  flag,
  id,
  instant,
  integer,
  list,
  map,
  number,
  oneOf,
  text,
  type Shape,
} from './shapes';
import type { Guard, Rule } from './types';
import { admin, both, either, owner } from './who';

const photo =
  (uid: string): Shape =>
  (value) =>
    typeof value === 'string' &&
    value.length <= 2000 &&
    (value === '' || value.startsWith('https://') || value === `users/${uid}/avatar`);

const profile = (uid: string): Record<string, Shape> => ({
  uid: (value) => value === uid,
  email: text(),
  displayName: text(),
  photoURL: photo(uid),
  subscriptionStatus: text(),
  createdAt: instant,
  authProvider: oneOf('email', 'google'),
  isEmailVerified: flag,
  role: oneOf('user', 'moderator', 'admin'),
  profileCompleteness: integer(0, 100),
  firstName: text(),
  lastName: text(),
  preferredName: text(),
  phoneNumber: text(),
  contactEmail: text(),
  location: map({ country: text(), region: text(), city: text(), postalCode: text() }),
  timezone: text(),
  preferences: map({
    theme: text(),
    emailNotifications: flag,
    newsletterSubscribed: flag,
    contentPreferences: list(text(), 50),
  }),
});

const required = ['uid', 'email', 'role', 'subscriptionStatus', 'createdAt', 'isEmailVerified'];
const fixed = ['uid', 'role', 'subscriptionStatus', 'createdAt', 'authProvider'];

const createsFreshProfile: Rule = ({ after, claims }, { uid = '' }) =>
  after !== null &&
  claims !== null &&
  fits(after, profile(uid), required) &&
  after.role === 'user' &&
  after.subscriptionStatus === 'inactive' &&
  after.email === claims.email &&
  after.isEmailVerified === claims.email_verified;

const changesOwnFields: Rule = ({ before, after, claims }, { uid = '' }) => {
  if (!before || !after || !claims || !fits(after, profile(uid))) return false;
  const isSame = (name: string): boolean => areEqual(before[name] ?? null, after[name] ?? null);
  return (
    fixed.every(isSame) &&
    (isSame('email') || after.email === claims.email) &&
    (isSame('isEmailVerified') || after.isEmailVerified === claims.email_verified)
  );
};

const position = map(
  {
    videoId: id,
    position: number(0),
    duration: number(0),
    completed: flag,
    hidden: flag,
    at: instant,
  },
  ['videoId', 'position', 'duration', 'completed', 'hidden', 'at'],
);

const isLibrary: Rule = ({ after }) =>
  after !== null &&
  fits(after, {
    positions: list(position, 200),
    favorites: list(id, 500),
    saved: list(id, 500),
    watchlist: list(id, 500),
  });

const isHistory: Rule = ({ after }, { videoId = '' }) =>
  after !== null &&
  id(videoId) &&
  fits(
    after,
    {
      title: text(),
      posterRef: text(2000),
      durationSeconds: number(0),
      position: number(0, Number(after.durationSeconds ?? 0)),
      completed: flag,
      lastWatchedAt: instant,
    },
    ['title', 'durationSeconds', 'position', 'completed', 'lastWatchedAt'],
  );

const isPlaylist: Rule = ({ after }, { playlistId = '' }) =>
  after !== null &&
  id(playlistId) &&
  fits(after, { name: text(), videoIds: list(id, 500), createdAt: instant, updatedAt: instant }, [
    'name',
    'videoIds',
  ]);

const ownedAnd = (shape: Rule): Guard['rules'] => ({
  read: owner,
  create: both(owner, shape),
  update: both(owner, shape),
  delete: owner,
});

/** The member's own documents. */
export const userGuards: readonly Guard[] = [
  {
    pattern: 'users/{uid}',
    rules: {
      get: either(owner, admin),
      list: admin,
      create: both(owner, createsFreshProfile),
      update: both(owner, changesOwnFields),
      delete: owner,
    },
  },
  { pattern: 'users/{uid}/state/library', rules: ownedAnd(isLibrary) },
  { pattern: 'users/{uid}/history/{videoId}', rules: ownedAnd(isHistory) },
  { pattern: 'users/{uid}/playlists/{playlistId}', rules: ownedAnd(isPlaylist) },
];

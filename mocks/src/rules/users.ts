import { numberOf } from '../firestore/compare';
import { isProfileUpdate, isNewProfile } from './profile';
import {
  matchesFields,
  boolean,
  id,
  instant,
  list,
  visibleText,
  number,
  pattern,
  text,
} from './fieldChecks';
import { isCountedPlaylist } from './playlistCount';
import type { MatchBlock, Condition } from './types';
import {
  allOf,
  anyOf,
  hasLimit,
  hasProfile,
  isAdmin,
  isNotErased,
  isOrWasSubscribed,
  isOwner,
  ownDocuments,
} from './conditions';

const SECONDS_PER_DAY = 86_400;

const ids = list(id, 500);

const dayPattern = String.raw`\d{4}-\d{2}-\d{2}=\d{1,5}`;
const markPattern = pattern(
  /^(favorites|saved|watchlist|hidden|history)[+-]([A-Za-z0-9_-]{1,80}|\*)@\d{1,15}$/,
);

const positionPattern = pattern(
  /^[A-Za-z0-9_-]{1,80}=\d{1,5}(\.\d{1,3})?\/\d{1,5}(\.\d{1,3})?:c?h?@\d{1,15}$/,
);

const isLibrary: Condition = ({ after }) =>
  after !== null &&
  matchesFields(after, {
    positions: list(positionPattern, 200),
    favorites: ids,
    saved: ids,
    watchlist: ids,
    marks: list(markPattern, 200),
    days: list(pattern(new RegExp(`^${dayPattern}$`)), 400),
    visits: list(pattern(new RegExp(`^[A-Za-z0-9_-]{1,80}:${dayPattern}$`)), 20),
  });

const cartLine = pattern(/^[A-Za-z0-9_-]{1,80}:[A-Za-z0-9_-]{1,80}:[1-9]\d?$/);

const isCart: Condition = ({ after }) =>
  after !== null &&
  matchesFields(after, { lines: list(cartLine, 20), wishlist: list(id, 200) }, ['lines']);

const isHistory: Condition = ({ after }, { videoId = '' }) =>
  after !== null &&
  id(videoId) &&
  matchesFields(
    after,
    {
      title: text(),
      posterRef: text(2000),
      durationSeconds: number(0, SECONDS_PER_DAY),
      position: number(0, numberOf(after.durationSeconds ?? null) ?? 0),
      completed: boolean,
      lastWatchedAt: instant,
    },
    ['title', 'durationSeconds', 'position', 'completed', 'lastWatchedAt'],
  );

const isPlaylist: Condition = ({ after }, { playlistId = '' }) =>
  after !== null &&
  id(playlistId) &&
  matchesFields(
    after,
    { name: visibleText, videoIds: ids, createdAt: instant, updatedAt: instant },
    ['name', 'videoIds', 'createdAt', 'updatedAt'],
  );

const ownDocument = (shape: Condition): MatchBlock['allow'] => ({
  get: isOwner,
  create: allOf(isOwner, isOrWasSubscribed, hasProfile, shape),
  update: allOf(isOwner, isOrWasSubscribed, shape),
  delete: isOwner,
});

const ownCollection = (shape: Condition): MatchBlock['allow'] => ({
  ...ownDocument(shape),
  ...ownDocuments,
});

/** Rules of the user's own documents. */
export const userRules: readonly MatchBlock[] = [
  {
    path: 'users/{uid}',
    allow: {
      get: anyOf(isOwner, isAdmin),
      list: allOf(isAdmin, hasLimit),
      create: allOf(isOwner, isNewProfile, isNotErased),
      update: allOf(isOwner, isProfileUpdate),
      delete: isOwner,
    },
  },
  { path: 'users/{uid}/state/library', allow: ownDocument(isLibrary) },
  {
    path: 'users/{uid}/state/cart',
    allow: {
      get: isOwner,
      create: allOf(isOwner, hasProfile, isCart),
      update: allOf(isOwner, isCart),
      delete: isOwner,
    },
  },
  { path: 'users/{uid}/history/{videoId}', allow: ownCollection(isHistory) },
  {
    path: 'users/{uid}/playlists/{playlistId}',
    allow: {
      ...ownCollection(isPlaylist),
      create: allOf(isOwner, isOrWasSubscribed, hasProfile, isPlaylist, isCountedPlaylist),
    },
  },
];

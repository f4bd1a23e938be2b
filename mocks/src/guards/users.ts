import { numberOf } from '../firestore/compare';
import { changesProfile, createsProfile } from './profile';
import { fits, flag, id, instant, list, name, number, pattern, text } from './shapes';
import type { Guard, Rule } from './types';
import { admin, both, either, owner } from './who';

const SECONDS_OF_A_DAY = 86_400;

const ids = list(id, 500);

const day = String.raw`\d{4}-\d{2}-\d{2}=\d{1,5}`;
const mark = pattern(
  /^(favorites|saved|watchlist|hidden|history)[+-]([A-Za-z0-9_-]{1,80}|\*)@\d{1,15}$/,
);

/** Positions are counted, no more: rules cannot look at 200 of them one by one. */
const isLibrary: Rule = ({ after }) =>
  after !== null &&
  fits(after, {
    positions: list(() => true, 200),
    favorites: ids,
    saved: ids,
    watchlist: ids,
    marks: list(mark, 200),
    days: list(pattern(new RegExp(`^${day}$`)), 400),
    visits: list(pattern(new RegExp(`^[A-Za-z0-9_-]{1,80}:${day}$`)), 20),
  });

const isHistory: Rule = ({ after }, { videoId = '' }) =>
  after !== null &&
  id(videoId) &&
  fits(
    after,
    {
      title: text(),
      posterRef: text(2000),
      durationSeconds: number(0, SECONDS_OF_A_DAY),
      position: number(0, numberOf(after.durationSeconds ?? null) ?? 0),
      completed: flag,
      lastWatchedAt: instant,
    },
    ['title', 'durationSeconds', 'position', 'completed', 'lastWatchedAt'],
  );

const isPlaylist: Rule = ({ after }, { playlistId = '' }) =>
  after !== null &&
  id(playlistId) &&
  fits(after, { name, videoIds: ids, createdAt: instant, updatedAt: instant }, [
    'name',
    'videoIds',
    'createdAt',
    'updatedAt',
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
      create: both(owner, createsProfile),
      update: both(owner, changesProfile),
      delete: owner,
    },
  },
  {
    pattern: 'users/{uid}/state/library',
    rules: {
      get: owner,
      create: both(owner, isLibrary),
      update: both(owner, isLibrary),
      delete: owner,
    },
  },
  { pattern: 'users/{uid}/history/{videoId}', rules: ownedAnd(isHistory) },
  { pattern: 'users/{uid}/playlists/{playlistId}', rules: ownedAnd(isPlaylist) },
];

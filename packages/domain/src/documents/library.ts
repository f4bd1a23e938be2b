import {
  MAX_DAYS,
  MAX_LIST_ENTRIES,
  MAX_MARKS,
  MAX_PLAYLIST_VIDEOS,
  MAX_PLAYLISTS,
  MAX_POSITIONS,
  MAX_VISITS,
} from '../library/limits';
import {
  flag,
  formatted,
  ID,
  idList,
  instant,
  integer,
  name,
  number,
  patternList,
  text,
  type DocumentOf,
} from './fields';

const SECONDS = '[0-9]{1,5}([.][0-9]{1,3})?';
const MILLIS = '[0-9]{1,15}';
const WATCHED_DAY = '[0-9]{4}-[0-9]{2}-[0-9]{2}=[0-9]{1,5}';
const essential = { essential: true } as const;
const KINDS = 'favorites|saved|watchlist|hidden|history';

/** The fields of a position in a class. The library has it as a text, the journal as a map. */
export const positionFields = {
  videoId: text(essential),
  /** Seconds from the start. */
  position: number(0, Infinity, essential),
  /** In seconds. */
  duration: number(0, Infinity, essential),
  /** True once 90% of the length was watched. */
  completed: flag({}),
  /** True if the class is hidden from "Continue watching". The history entry stays. */
  hidden: flag({}),
  /** The time of the playback. In a merge, the later time counts. */
  at: instant(essential),
} as const;

/** The fields of `users/{uid}/state/library`. */
export const libraryFields = {
  /** `WatchPosition`s as texts, newest first. */
  positions: patternList(
    `${ID}=${SECONDS}/${SECONDS}:c?h?@${MILLIS}`,
    'sunrise=42.5/600:@1795255200000',
    MAX_POSITIONS,
  ),
  favorites: idList(MAX_LIST_ENTRIES),
  saved: idList(MAX_LIST_ENTRIES),
  /** Series. */
  watchlist: idList(MAX_LIST_ENTRIES),
  /** `LibraryMark`s as texts, newest first. */
  marks: patternList(
    `(${KINDS})[+-](${ID}|[*])@${MILLIS}`,
    'favorites+sunrise@1795255200000',
    MAX_MARKS,
  ),
  /** `WatchedDay`s as texts, newest first. */
  days: patternList(WATCHED_DAY, '2026-11-20=1830', MAX_DAYS),
  /** `WatchVisit`s as texts, newest first. */
  visits: patternList(`${ID}:${WATCHED_DAY}`, 'k3v9:2026-11-20=600', MAX_VISITS),
} as const;

/** The document `users/{uid}/state/library`. */
export interface LibraryDocument extends DocumentOf<typeof libraryFields> {}

const SECONDS_PER_DAY = 86_400;

/** The fields of `users/{uid}/history/{videoId}`. The position is at most the duration. */
export const historyFields = {
  title: text({ required: 'always' }),
  /** The URL of a picture is longer than other texts. */
  posterRef: text({ max: 2000 }),
  durationSeconds: number(0, SECONDS_PER_DAY, { required: 'always', essential: true }),
  /** Seconds from the start. */
  position: number(0, SECONDS_PER_DAY, { required: 'always', essential: true }),
  completed: flag({ required: 'always' }),
  lastWatchedAt: instant({ required: 'always', essential: true }),
} as const;

/** The document `users/{uid}/history/{videoId}`. */
export interface HistoryDocument extends DocumentOf<typeof historyFields> {}

/** The fields of `users/{uid}/playlists/{id}`. */
export const playlistFields = {
  name: name({ required: 'always', essential: true }),
  /** In order. */
  videoIds: idList(MAX_PLAYLIST_VIDEOS, { required: 'always' }),
  createdAt: instant({ required: 'always', essential: true }),
  updatedAt: instant({ required: 'always', essential: true }),
} as const;

/** The document `users/{uid}/playlists/{id}`. */
export interface PlaylistDocument extends DocumentOf<typeof playlistFields> {}

/**
 * The fields of `customers/{uid}/limits/playlists`, which counts the playlists that were created
 * and not deleted.
 */
export const playlistCountFields = {
  count: integer(0, MAX_PLAYLISTS, { required: 'always' }),
  /** The playlist that was created or deleted last. */
  playlistId: formatted('id', { required: 'always' }),
} as const;

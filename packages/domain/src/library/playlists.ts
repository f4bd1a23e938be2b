import { MAX_TEXT_LENGTH } from '../documents/fields';
import { AppError } from '../errors/appError';
import { isBlank } from '../validation/removeInvisible';
import type { LibraryChange, PlaylistChange, PlaylistEdit } from './changes';
import type { Playlist } from './types';
import { MAX_PLAYLIST_VIDEOS, MAX_PLAYLISTS } from './limits';

/** The maximum length of a playlist's name. */
export const MAX_PLAYLIST_NAME = MAX_TEXT_LENGTH;

type Edit = PlaylistEdit & { playlistId: string; at: number };

/** Keeps each class once, at its first position. */
const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/**
 * Returns the classes in the new order. Classes that the order does not name, because they were
 * added elsewhere, come last. Removed classes stay removed.
 */
const applyOrder = (
  stored: readonly string[],
  order: readonly string[],
  dropped: readonly string[],
): readonly string[] => {
  const known = new Set(stored);
  const named = new Set([...order, ...dropped]);
  return [
    ...distinct(order).filter((id) => known.has(id)),
    ...stored.filter((id) => !named.has(id)),
  ];
};

const editPlaylist = (playlist: Playlist, change: Edit): Playlist => {
  const { videoIds } = playlist;
  switch (change.edit) {
    case 'rename':
      return { ...playlist, name: change.name };
    case 'order':
      return { ...playlist, videoIds: applyOrder(videoIds, change.videoIds, change.dropped) };
    case 'add':
      return { ...playlist, videoIds: distinct([...videoIds, change.videoId]) };
    case 'drop':
      return { ...playlist, videoIds: videoIds.filter((id) => id !== change.videoId) };
    default:
      return playlist;
  }
};

/**
 * Returns a playlist after an edit; null if it does not exist or was deleted. An edit does not
 * restore a playlist that was deleted elsewhere.
 */
export const applyPlaylistEdit = (stored: Playlist | null, change: Edit): Playlist | null => {
  const now = new Date(change.at).toISOString();
  switch (change.edit) {
    case 'create':
      return (
        stored ?? {
          id: change.playlistId,
          name: change.name,
          videoIds: distinct(change.videoIds),
          createdAt: now,
          updatedAt: now,
        }
      );
    case 'restore':
      return stored ?? change.playlist;
    case 'delete':
      return null;
    default: {
      if (stored === null) return null;
      const next = editPlaylist(stored, change);
      return { ...next, updatedAt: stored.updatedAt > now ? stored.updatedAt : now };
    }
  }
};

/** Returns all playlists after a change, oldest first. */
export const applyToPlaylists = (
  playlists: readonly Playlist[],
  change: LibraryChange,
): readonly Playlist[] => {
  if (change.kind !== 'playlist') return playlists;
  const stored = playlists.find(({ id }) => id === change.playlistId) ?? null;
  const next = applyPlaylistEdit(stored, change);
  if (stored && next) return playlists.map((one) => (one === stored ? next : one));
  if (stored) return playlists.filter((one) => one !== stored);
  return next ? sortPlaylists([...playlists, next]) : playlists;
};

/** Sorts playlists oldest first, so that a playlist keeps its position when it is edited. */
export const sortPlaylists = (playlists: readonly Playlist[]): readonly Playlist[] =>
  [...playlists].sort((a, b) =>
    a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1,
  );

const createInvalidError = (field: string, why: string): AppError =>
  new AppError({ kind: 'invalid', fields: { [field]: why } });

const findNameError = (name: string): AppError | null => {
  if (isBlank(name)) return createInvalidError('name', 'empty');
  return name.length > MAX_PLAYLIST_NAME ? createInvalidError('name', 'tooLong') : null;
};

const findCountError = (ids: readonly string[]): AppError | null =>
  distinct(ids).length > MAX_PLAYLIST_VIDEOS ? createInvalidError('videoIds', 'tooMany') : null;

/**
 * Why an edit is not possible: an `invalid` error with the field and a code for the reason. Null if
 * the edit is possible.
 */
export const findPlaylistError = (
  playlists: readonly Playlist[],
  change: PlaylistChange,
): AppError | null => {
  const stored = playlists.find(({ id }) => id === change.playlistId);
  switch (change.edit) {
    case 'create':
      if (playlists.length >= MAX_PLAYLISTS) return createInvalidError('playlists', 'tooMany');
      return findNameError(change.name) ?? findCountError(change.videoIds);
    case 'restore':
      return playlists.length >= MAX_PLAYLISTS ? createInvalidError('playlists', 'tooMany') : null;
    case 'rename':
      return findNameError(change.name);
    case 'add':
      return findCountError([...(stored?.videoIds ?? []), change.videoId]);
    default:
      return null;
  }
};

import { MAX_PLAYLISTS } from '@gschool/domain';

import { id, integer, matchesFields } from './fieldChecks';
import type { Condition } from './types';

/** Counts one playlist that the commit creates, or takes back one that it deletes. */
export const isPlaylistCount: Condition = ({ before, after, get, getAfter }, { uid = '' }) => {
  const checks = { count: integer(0, MAX_PLAYLISTS), playlistId: id };
  if (after === null || !matchesFields(after, checks, ['count', 'playlistId'])) return false;
  const path = `users/${uid}/playlists/${String(after.playlistId)}`;
  const [existed, exists] = [get(path) !== null, getAfter(path) !== null];
  const step = Number(after.count) - Number(before?.count ?? 0);
  return step === 1 ? !existed && exists : before !== null && step === -1 && existed && !exists;
};

/** The commit counts the playlist that it creates. */
export const isCountedPlaylist: Condition = ({ getAfter }, { uid = '', playlistId = '' }) =>
  getAfter(`customers/${uid}/limits/playlists`)?.playlistId === playlistId;

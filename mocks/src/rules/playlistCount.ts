import { playlistCountFields } from '@gschool/domain';

import { hasFields } from './documentChecks';
import type { Condition } from './types';

const hasCountFields = hasFields(playlistCountFields);

/** Counts one playlist that the commit creates, or takes back one that it deletes. */
export const isPlaylistCount: Condition = (request, params) => {
  const { before, after, get, getAfter } = request;
  const { uid = '' } = params;
  if (after === null || !hasCountFields(request, params)) return false;
  const path = `users/${uid}/playlists/${String(after.playlistId)}`;
  const [existed, exists] = [get(path) !== null, getAfter(path) !== null];
  const step = Number(after.count) - Number(before?.count ?? 0);
  return step === 1 ? !existed && exists : before !== null && step === -1 && existed && !exists;
};

/** The commit counts the playlist that it creates. */
export const isCountedPlaylist: Condition = ({ getAfter }, { uid = '', playlistId = '' }) =>
  getAfter(`customers/${uid}/limits/playlists`)?.playlistId === playlistId;

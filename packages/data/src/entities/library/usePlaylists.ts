import {
  findPlaylistError,
  type AppError,
  type Playlist,
  type PlaylistEdit,
} from '@gschool/domain';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ChangeOutcome } from './changes/changeQueue';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getPlaylistsQuery } from './libraryQueries';
import { libraryKeys } from './library';
import { usePendingChanges } from './usePendingChanges';
import { submitChange, usePreloadLibraryActions } from './useLibraryActions';

/** The member's playlists, oldest first, including pending changes. */
export const usePlaylists = (): UseQueryResult<readonly Playlist[], AppError> => {
  const { session } = useServices();
  const state = useSession();
  const select = usePendingChanges()?.playlists;
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery({
    ...getPlaylistsQuery(session, uid),
    enabled: uid !== '',
    ...(select && { select }),
  });
};

/**
 * The playlist actions of a member. None rejects. An `invalid` error names the field and the
 * reason: `name` is `empty` or `tooLong`, `videoIds` and `playlists` are `tooMany`.
 */
export interface PlaylistActions {
  create(
    name: string,
    videoIds?: readonly string[],
  ): Promise<{ outcome: ChangeOutcome; playlist: Playlist }>;
  rename(id: string, name: string): Promise<ChangeOutcome>;
  /**
   * Sets the order and removes missing classes; classes that another device added in the meantime
   * stay.
   */
  setVideos(id: string, videoIds: readonly string[]): Promise<ChangeOutcome>;
  /** Adds a class at the end. If the class is already in the list, it stays in place. */
  addVideo(id: string, videoId: string): Promise<ChangeOutcome>;
  removeVideo(id: string, videoId: string): Promise<ChangeOutcome>;
  remove(id: string): Promise<ChangeOutcome>;
  /** Restores a removed playlist. */
  restore(playlist: Playlist): Promise<ChangeOutcome>;
}

/** The playlist actions of the signed-in member; stable while the member is signed in. */
export const usePlaylistActions = (): PlaylistActions => {
  usePreloadLibraryActions();
  const services = useServices();
  const state = useSession();
  const client = useQueryClient();
  const pendingChanges = usePendingChanges();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useMemo(() => {
    const getShownPlaylists = (): readonly Playlist[] => {
      const stored = client.getQueryData<readonly Playlist[]>(libraryKeys.playlists(uid)) ?? [];
      return pendingChanges ? pendingChanges.playlists(stored) : stored;
    };
    const submitEdit = async (playlistId: string, edit: PlaylistEdit): Promise<ChangeOutcome> => {
      const change = { kind: 'playlist', playlistId, ...edit } as const;
      const error = findPlaylistError(getShownPlaylists(), change);
      return error ? { kind: 'rejected', error } : submitChange(services, change);
    };
    return {
      create: async (name, videoIds = []) => {
        const id = crypto.randomUUID();
        const now = new Date().toISOString();
        const playlist = { id, name: name.trim(), videoIds, createdAt: now, updatedAt: now };
        const outcome = await submitEdit(id, { edit: 'create', name: playlist.name, videoIds });
        return { outcome, playlist };
      },
      rename: (id, name) => submitEdit(id, { edit: 'rename', name: name.trim() }),
      setVideos: (id, videoIds) => {
        const known = getShownPlaylists().find((one) => one.id === id)?.videoIds ?? [];
        const dropped = known.filter((one) => !videoIds.includes(one));
        return submitEdit(id, { edit: 'order', videoIds, dropped });
      },
      addVideo: (id, videoId) => submitEdit(id, { edit: 'add', videoId }),
      removeVideo: (id, videoId) => submitEdit(id, { edit: 'drop', videoId }),
      remove: (id) => submitEdit(id, { edit: 'delete' }),
      restore: (playlist) => submitEdit(playlist.id, { edit: 'restore', playlist }),
    };
  }, [client, services, uid, pendingChanges]);
};

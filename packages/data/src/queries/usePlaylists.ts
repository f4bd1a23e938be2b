import {
  findPlaylistError,
  type AppError,
  type Playlist,
  type PlaylistEdit,
} from '@gschool/domain';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lifetimes } from '../cache/lifetimes';
import type { ChangeOutcome } from '../library/changeQueue';
import { useServices } from '../services/ServicesProvider';
import { useSession } from '../session/useSession';
import { queryKeys } from './queryKeys';
import { usePendingChanges } from './usePendingChanges';
import { submit, usePreloadedLibraryActions } from './useLibraryActions';
import { useMemberQuery } from './useMemberQuery';

/** The member's playlists, oldest first, with what waits to be sent. */
export const usePlaylists = (): UseQueryResult<readonly Playlist[], AppError> =>
  useMemberQuery({
    key: queryKeys.playlists,
    staleTime: lifetimes.playlists,
    read: async (backend, uid) => (await backend.libraryEditor()).playlists(uid),
    select: usePendingChanges()?.playlists,
  });

/**
 * What a member does with playlists. Nothing rejects. `invalid` names the field and why:
 * `name` is `empty` or `tooLong`, `videoIds` and `playlists` are `tooMany`.
 */
export interface PlaylistActions {
  create(
    name: string,
    videoIds?: readonly string[],
  ): Promise<{ outcome: ChangeOutcome; playlist: Playlist }>;
  rename(id: string, name: string): Promise<ChangeOutcome>;
  /** The new order, without what it leaves out; a class that another device added meanwhile stays. */
  setVideos(id: string, videoIds: readonly string[]): Promise<ChangeOutcome>;
  /** At the end; a class that is in it already stays where it is. */
  addVideo(id: string, videoId: string): Promise<ChangeOutcome>;
  removeVideo(id: string, videoId: string): Promise<ChangeOutcome>;
  remove(id: string): Promise<ChangeOutcome>;
  /** Brings a removed one back as it was. */
  restore(playlist: Playlist): Promise<ChangeOutcome>;
}

/** What the signed-in member can do with playlists; stable while they are. */
export const usePlaylistActions = (): PlaylistActions => {
  usePreloadedLibraryActions();
  const services = useServices();
  const state = useSession();
  const client = useQueryClient();
  const view = usePendingChanges();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useMemo(() => {
    const shown = (): readonly Playlist[] => {
      const stored = client.getQueryData<readonly Playlist[]>(queryKeys.playlists(uid)) ?? [];
      return view ? view.playlists(stored) : stored;
    };
    const make = async (playlistId: string, edit: PlaylistEdit): Promise<ChangeOutcome> => {
      const change = { kind: 'playlist', playlistId, ...edit } as const;
      const error = findPlaylistError(shown(), change);
      return error ? { kind: 'rejected', error } : submit(services, change);
    };
    return {
      create: async (name, videoIds = []) => {
        const id = crypto.randomUUID();
        const now = new Date().toISOString();
        const playlist = { id, name: name.trim(), videoIds, createdAt: now, updatedAt: now };
        const outcome = await make(id, { edit: 'create', name: playlist.name, videoIds });
        return { outcome, playlist };
      },
      rename: (id, name) => make(id, { edit: 'rename', name: name.trim() }),
      setVideos: (id, videoIds) => {
        const known = shown().find((one) => one.id === id)?.videoIds ?? [];
        const dropped = known.filter((one) => !videoIds.includes(one));
        return make(id, { edit: 'order', videoIds, dropped });
      },
      addVideo: (id, videoId) => make(id, { edit: 'add', videoId }),
      removeVideo: (id, videoId) => make(id, { edit: 'drop', videoId }),
      remove: (id) => make(id, { edit: 'delete' }),
      restore: (playlist) => make(playlist.id, { edit: 'restore', playlist }),
    };
  }, [client, services, uid, view]);
};

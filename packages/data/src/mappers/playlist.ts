import { playlistFields, readDocument, type Playlist } from '@gschool/domain';

/** `users/{uid}/playlists/{id}`. Throws `AppError`. */
export const toPlaylist = (data: unknown, id: string): Playlist => {
  const playlist = readDocument(playlistFields, data, `playlists/${id}`, id);
  return { id, ...playlist, videoIds: [...new Set(playlist.videoIds)] };
};

import type { Playlist } from '@gschool/domain';

import * as read from './read';

/** `users/{uid}/playlists/{id}`. Throws `AppError`. */
export const toPlaylist = (fields: read.Fields, id: string): Playlist => {
  const where = `playlists/${id}`;
  return {
    id,
    name: read.requiredText(fields, 'name', where),
    videoIds: [...new Set(read.texts(fields, 'videoIds'))],
    createdAt: read.requiredInstant(fields, 'createdAt', where),
    updatedAt: read.requiredInstant(fields, 'updatedAt', where),
  };
};

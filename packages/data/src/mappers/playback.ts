import { playbackFields, readDocument, type Playback } from '@gschool/domain';

import { warnLeftOut } from './read';

/** `videos/{id}/playback/main`. Throws `AppError`. */
export const toPlayback = (data: unknown, id: string): Playback => {
  const where = `videos/${id}/playback/main`;
  const { hls, captions } = readDocument(playbackFields, data, where, id, warnLeftOut);
  return {
    hls,
    captions: captions.map((track) => ({ ...track, label: track.label || track.language })),
  };
};

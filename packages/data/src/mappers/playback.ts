import type { CaptionTrack, Playback } from '@gschool/domain';

import * as read from './read';

const toCaption = (fields: read.Fields, where: string): CaptionTrack => {
  const language = read.requiredText(fields, 'language', where);
  return {
    language,
    label: read.text(fields, 'label') || language,
    src: read.requiredText(fields, 'src', where),
  };
};

/** `videos/{id}/playback/main`. Throws `AppError`. */
export const toPlayback = (data: unknown, id: string): Playback => {
  const where = `videos/${id}/playback/main`;
  const fields = read.asFields(data, where);
  return {
    hls: read.requiredText(fields, 'hls', where),
    captions: read.list(read.field(fields, 'captions'), `${where}.captions`, toCaption),
  };
};

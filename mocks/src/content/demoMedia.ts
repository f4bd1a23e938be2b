import type { ContentPack } from '@gschool/domain/content-pack';

import type { ClipMeta } from './clipMeta';
import { clipOfStyle, loopFolder } from './clips';
import clips from './clips.json' with { type: 'json' };
import { loopCaptions } from './loopCaptions';
import { loopPlaylist, masterPlaylist } from './loopPlaylist';

/** The data of all clips. */
export const clipMetas: readonly ClipMeta[] = clips;

/** A generated text file. The path is relative to the app's base. */
export interface MediaFile {
  path: string;
  text: string;
}

/**
 * The playlists and captions that loop a clip until it is as long as the class. They refer to the
 * segments in `mocks/public/clips`.
 */
export function demoMedia(pack: ContentPack): MediaFile[] {
  const folders = new Map<string, { clip: string; seconds: number }>();
  for (const { style, durationSeconds } of pack.videos) {
    const clip = clipOfStyle[style];
    if (clip) folders.set(loopFolder(clip, durationSeconds), { clip, seconds: durationSeconds });
  }
  return [...folders].flatMap(([folder, { clip, seconds }]) => {
    const meta = clipMetas.find(({ name }) => name === clip);
    if (!meta) throw new Error(`There is no clip called ${clip}`);
    return [
      { path: `${folder}/master.m3u8`, text: masterPlaylist(meta) },
      ...meta.renditions.map(({ name }) => ({
        path: `${folder}/${name}/index.m3u8`,
        text: loopPlaylist(meta, seconds, `../../../${clip}/${name}/`),
      })),
      { path: `${folder}/captions.en.vtt`, text: loopCaptions(meta, seconds) },
    ];
  });
}

import { posix } from 'node:path';

/** What is wrong with a file of a pack. */
export interface Finding {
  /** Follows the name of the file, without a period. */
  reason: string;
  /** One sentence that says what to do, mostly with a command for the pack’s folder. */
  fix?: string | undefined;
}

/** A file that a pack names. */
export interface PackFile {
  /** Its path in the pack as the pack writes it. */
  name: string;
  /** Its path on this disk, relative to the pack’s folder. */
  path: string;
}

/**
 * A path of a pack as one word of a command line. A name from a pack cannot start another command,
 * and none is an option.
 */
const quote = (path: string): string =>
  `'${(path.startsWith('-') ? `./${path}` : path).replaceAll("'", String.raw`'\''`)}'`;

/** The path with another end of its name, such as `.webp`. */
const withEnd = (path: string, end: string): string => {
  const changed = posix.join(posix.dirname(path), posix.basename(path, posix.extname(path)) + end);
  // The command must not overwrite what it reads.
  return changed === path ? withEnd(path, `.new${end}`) : changed;
};

/** For what is damaged or cut off: no program can repair it. */
export const NEW_COPY = 'Copy or export it again.';

/** Converts a picture to WebP. `options` are of ImageMagick; `part` is one of its pictures. */
export const convertPicture = ({ path, name }: PackFile, options = '', part = ''): string =>
  `Convert it: magick ${quote(path)}${part}${options} -quality 85 ${quote(withEnd(name, '.webp'))}`;

/** Takes a picture from a video. */
export const takeFrame = ({ path, name }: PackFile): string =>
  `Take a frame of it: ffmpeg -ss 5 -i ${quote(path)} -frames:v 1 ${quote(withEnd(name, '.jpg'))}`;

/** Downloads what a pointer of Git LFS stands for. */
export const PULL_LFS = 'Get the file itself: git lfs pull';

/** Converts captions of another format, as ffmpeg names it, to WebVTT. */
export const convertCaptions = ({ path, name }: PackFile, format: string): string =>
  `Convert it: ffmpeg -f ${format} -i ${quote(path)} ${quote(withEnd(name, '.new.vtt'))}`;

/** Converts a text file from another encoding to UTF-8. */
export const convertEncoding = ({ path, name }: PackFile, encoding: string): string =>
  `Convert it: iconv -f ${encoding} -t UTF-8 ${quote(path)} > ${quote(withEnd(name, `.new${posix.extname(name)}`))}`;

/** Removes the byte order mark of a text file. */
export const removeMark = ({ path, name }: PackFile): string =>
  `Remove it: tail -c +4 ${quote(path)} > ${quote(withEnd(name, `.new${posix.extname(name)}`))}`;

const PICTURE_OPTIONS = '-c:v libx264 -pix_fmt yuv420p';
const SOUND_OPTIONS = '-c:a aac -ac 2';
const HLS_OPTIONS =
  '-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments';

/** Encodes a video again, as every browser plays it: H.264 and AAC in HLS. */
export const encodeVideo = ({ path, name }: PackFile): string => {
  const folder = posix.join(posix.dirname(name), 'new');
  return (
    `Encode it again: mkdir -p ${quote(folder)} && ffmpeg -allowed_extensions ALL -i ${quote(path)} ` +
    `${PICTURE_OPTIONS} ${SOUND_OPTIONS} ${HLS_OPTIONS} ${quote(`${folder}/index.m3u8`)}`
  );
};

/** For what was encrypted: only the source can be encoded again. */
export const ENCODE_SOURCE =
  'Encode it again from its source, without encryption: ' +
  `ffmpeg -i SOURCE ${PICTURE_OPTIONS} ${SOUND_OPTIONS} ${HLS_OPTIONS} index.m3u8`;

/** Makes HLS of a video in one file. */
export const packageVideo = ({ path, name }: PackFile): string => {
  const folder = posix.join(posix.dirname(name), posix.basename(name, posix.extname(name)));
  return (
    `Make HLS of it: mkdir -p ${quote(folder)} && ffmpeg -i ${quote(path)} ` +
    `${PICTURE_OPTIONS} ${SOUND_OPTIONS} ${HLS_OPTIONS} ${quote(`${folder}/index.m3u8`)}`
  );
};

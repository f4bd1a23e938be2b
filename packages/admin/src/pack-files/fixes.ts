import { getBaseName, getEnd, getFolder, joinPaths } from './paths';

/** A problem with a file in a pack. */
export interface Finding {
  /** A text that follows the name of the file, without a period. */
  reason: string;
  /**
   * A sentence that says how to fix the problem, usually with a command to run in the pack’s
   * folder.
   */
  fix?: string | undefined;
}

/** A file that a pack names. */
export interface PackFile {
  /** The path in the pack, the way the pack writes it. */
  name: string;
  /** The path in the folder (`PackFolder`). */
  path: string;
}

/**
 * Quotes a path of a pack as a single word of a command line. A name from a pack cannot start
 * another command and is never treated as an option.
 */
const quote = (path: string): string =>
  `'${(path.startsWith('-') ? `./${path}` : path).replaceAll("'", String.raw`'\''`)}'`;

/** Returns the path with a different file extension, such as `.webp`. */
const withEnd = (path: string, end: string): string => {
  const changed = joinPaths(getFolder(path), getBaseName(path) + end);
  // The command must not overwrite its input.
  return changed === path ? withEnd(path, `.new${end}`) : changed;
};

/** For damaged or truncated files, which no program can repair. */
export const NEW_COPY = 'Copy or export it again.';

/**
 * A command that converts a picture to WebP. `options` are options of ImageMagick; `part` selects
 * one of the file's pictures.
 */
export const convertPicture = ({ path, name }: PackFile, options = '', part = ''): string =>
  `Convert it: magick ${quote(path)}${part}${options} -quality 85 ${quote(withEnd(name, '.webp'))}`;

/** A command that takes a picture from a video. */
export const takeFrame = ({ path, name }: PackFile): string =>
  `Take a frame of it: ffmpeg -ss 5 -i ${quote(path)} -frames:v 1 ${quote(withEnd(name, '.jpg'))}`;

/** A command that downloads the file that a Git LFS pointer stands for. */
export const PULL_LFS = 'Get the file itself: git lfs pull';

/** A command that converts captions from another format (under its ffmpeg name) to WebVTT. */
export const convertCaptions = ({ path, name }: PackFile, format: string): string =>
  `Convert it: ffmpeg -f ${format} -i ${quote(path)} ${quote(withEnd(name, '.new.vtt'))}`;

/** A command that converts a text file from another encoding to UTF-8. */
export const convertEncoding = ({ path, name }: PackFile, encoding: string): string =>
  `Convert it: iconv -f ${encoding} -t UTF-8 ${quote(path)} > ${quote(withEnd(name, `.new${getEnd(name)}`))}`;

/** A command that removes the byte order mark from a text file. */
export const removeMark = ({ path, name }: PackFile): string =>
  `Remove it: tail -c +4 ${quote(path)} > ${quote(withEnd(name, `.new${getEnd(name)}`))}`;

const PICTURE_OPTIONS = '-c:v libx264 -pix_fmt yuv420p';
const SOUND_OPTIONS = '-c:a aac -ac 2';
const HLS_OPTIONS =
  '-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments';

/**
 * A command that encodes a video again in the formats that every browser plays: H.264 and AAC in
 * HLS.
 */
export const encodeVideo = ({ path, name }: PackFile): string => {
  const folder = joinPaths(getFolder(name), 'new');
  return (
    `Encode it again: mkdir -p ${quote(folder)} && ffmpeg -allowed_extensions ALL -i ${quote(path)} ` +
    `${PICTURE_OPTIONS} ${SOUND_OPTIONS} ${HLS_OPTIONS} ${quote(`${folder}/index.m3u8`)}`
  );
};

/** For encrypted files: only the source can be encoded again. */
export const ENCODE_SOURCE =
  'Encode it again from its source, without encryption: ' +
  `ffmpeg -i SOURCE ${PICTURE_OPTIONS} ${SOUND_OPTIONS} ${HLS_OPTIONS} index.m3u8`;

/** A command that converts a video file to HLS. */
export const packageVideo = ({ path, name }: PackFile): string => {
  const folder = joinPaths(getFolder(name), getBaseName(name));
  return (
    `Make HLS of it: mkdir -p ${quote(folder)} && ffmpeg -i ${quote(path)} ` +
    `${PICTURE_OPTIONS} ${SOUND_OPTIONS} ${HLS_OPTIONS} ${quote(`${folder}/index.m3u8`)}`
  );
};

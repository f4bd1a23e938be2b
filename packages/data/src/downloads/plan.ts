import {
  computeFingerprint,
  estimateBytes,
  findNearestQuality,
  isWholePlaylist,
  listPlaylistFiles,
  listQualities,
  parseVariants,
  rewritePlaylist,
  selectVariant,
  splitRows,
  withRangesInUris,
  type CaptionTrack,
  type ClassDetails,
  type Playback,
} from '@gschool/domain';

import { DownloadError } from './downloadError';
import {
  createFileList,
  isPlainVideo,
  resolveAddress,
  type FileList,
  type PlannedFile,
} from './fileList';

/**
 * The estimated sizes of files without a bandwidth, in bytes; for a rendition, bytes per second.
 */
const ESTIMATES = { captions: 60_000, poster: 200_000, rendition: 16_000 } as const;

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** The files of a class, and where to fetch them. */
export interface DownloadPlan {
  height: number;
  /** In the order in which they are fetched. */
  files: readonly PlannedFile[];
  /** The rewritten playlists. */
  texts: readonly { name: string; text: string; type: string }[];
  /** The name of the file that a player opens first. */
  main: string;
  /** The captions. `src` is the name of a file. */
  captions: readonly CaptionTrack[];
  /** The name of the poster's file; null if the poster is a drawing. */
  poster: string | null;
  /** Changes with the files, but not when only the signatures in their URLs change. */
  fingerprint: string;
  /** When the signed URLs expire, in epoch milliseconds. */
  endsAt: number | undefined;
}

/** Reads playlists; throws `DownloadError`. */
export interface PlaylistReader {
  readText(url: string): Promise<{ url: string; text: string }>;
  /** Relative URLs of a playback are relative to this URL. */
  baseUrl: string;
  canPlay(codecs: string): boolean;
}

const isPictureUrl = (poster: string): boolean => poster !== '' && !/^(art|data):/.test(poster);

/** Returns the media playlist with local file names, and adds its files to the list. */
const localizePlaylist = async (
  playlist: { url: string; text: string },
  prefix: string,
  bytesOf: (seconds: number) => number,
  list: FileList,
): Promise<string> => {
  if (!isWholePlaylist(playlist.text)) throw new DownloadError('unexpected', 'playlist');
  const text = withRangesInUris(playlist.text);
  const names = new Map<string, string>();
  for (const { uri, seconds } of listPlaylistFiles(text)) {
    const isInline = uri.startsWith('data:');
    const url = isInline ? uri : resolveAddress(uri, playlist.url);
    names.set(uri, isInline ? uri : list.add(url, prefix, bytesOf(seconds)));
  }
  return rewritePlaylist(text, (uri) => Promise.resolve(names.get(uri) ?? uri));
};

type PlannedVideo = Pick<DownloadPlan, 'height' | 'texts' | 'main'>;

const planMaster = async (
  reader: PlaylistReader,
  master: { url: string; text: string },
  height: number,
  list: FileList,
): Promise<PlannedVideo> => {
  const qualities = listQualities(parseVariants(master.text), reader.canPlay);
  const quality = findNearestQuality(qualities, height);
  if (!quality) {
    const text = await localizePlaylist(master, 'video', (s) => estimateBytes(s, 0), list);
    return {
      height: 0,
      main: 'master.m3u8',
      texts: [{ name: 'master.m3u8', text, type: PLAYLIST_TYPE }],
    };
  }
  list.identities.push(splitRows(master.text)[quality.row] ?? '');
  const selected = selectVariant(master.text, quality);
  const names = new Map<string, string>();
  const texts: { name: string; text: string; type: string }[] = [];
  let renditions = 0;
  for (const { uri } of listPlaylistFiles(selected)) {
    const playlist = await reader.readText(resolveAddress(uri, master.url));
    const isVideo = uri === quality.uri;
    if (!isVideo) renditions += 1;
    // The bandwidth of a variant includes one rendition.
    const rate = renditions > 1 ? ESTIMATES.rendition : 0;
    const prefix = isVideo ? 'video' : `rendition-${renditions}`;
    const text = await localizePlaylist(
      playlist,
      prefix,
      (seconds) => (isVideo ? estimateBytes(seconds, quality.bandwidth) : seconds * rate),
      list,
    );
    names.set(uri, `${prefix}.m3u8`);
    texts.push({ name: `${prefix}.m3u8`, text, type: PLAYLIST_TYPE });
  }
  const text = await rewritePlaylist(selected, (uri) => Promise.resolve(names.get(uri) ?? uri));
  texts.push({ name: 'master.m3u8', text, type: PLAYLIST_TYPE });
  return { height: quality.height, main: 'master.m3u8', texts };
};

/**
 * Reads the playlists of a class and plans its files, in the quality nearest to `height`. We choose
 * the file names ourselves, so that no URL in a playlist decides where a file is stored. Throws
 * `DownloadError`.
 */
export const readPlan = async (
  reader: PlaylistReader,
  details: Pick<ClassDetails, 'poster' | 'durationSeconds'>,
  playback: Playback,
  height: number,
): Promise<DownloadPlan> => {
  const list = createFileList();
  const hls = resolveAddress(playback.hls, reader.baseUrl);
  const video = isPlainVideo(hls)
    ? {
        height: 0,
        texts: [],
        main: list.add(hls, 'video', estimateBytes(details.durationSeconds, 0)),
      }
    : await planMaster(reader, await reader.readText(hls), height, list);
  const captions = playback.captions.map((track) => {
    const url = resolveAddress(track.src, reader.baseUrl);
    return { ...track, src: list.add(url, 'captions', ESTIMATES.captions, true) };
  });
  const poster = isPictureUrl(details.poster)
    ? list.add(resolveAddress(details.poster, reader.baseUrl), 'poster', ESTIMATES.poster, true)
    : null;
  return {
    ...video,
    files: [...list.files.values()],
    captions,
    poster,
    fingerprint: computeFingerprint(list.identities.join('\n')),
    endsAt: playback.expiresAt,
  };
};

/** The class with the URLs of its stored files. */
export const toLocalClass = (
  plan: DownloadPlan,
  details: ClassDetails,
  folder: string,
  leftOut: ReadonlySet<string>,
): { details: ClassDetails; playback: Playback; height: number } => ({
  details:
    plan.poster === null || leftOut.has(plan.poster)
      ? details
      : { ...details, poster: folder + plan.poster },
  playback: {
    hls: folder + plan.main,
    captions: plan.captions
      .filter(({ src }) => !leftOut.has(src))
      .map((track) => ({ ...track, src: folder + track.src })),
  },
  height: plan.height,
});

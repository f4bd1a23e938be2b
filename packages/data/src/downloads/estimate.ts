import {
  countSeconds,
  estimateBytes,
  findNearestQuality,
  listPlaylistFiles,
  listQualities,
  parseVariants,
  withRangesInUris,
  type Playback,
} from '@gschool/domain';

import type { DownloadsOptions } from './downloadsOptions';
import { fetchFile, fetchLength } from './fetchFile';
import { isPlainVideo, resolveAddress } from './fileList';
import type { PlaylistReader } from './plan';
import type { DownloadQuality } from './types';

/** The estimated size of captions and a poster together, in bytes. */
const EXTRA_BYTES = 100_000;

/** A `PlaylistReader` that can also read the size of a plain video. */
export interface EstimateReader extends PlaylistReader {
  readLength(url: string): Promise<number>;
}

/**
 * Returns the qualities of a class with their sizes. A segment that a playlist repeats counts once,
 * because it is stored once. Throws `DownloadError`.
 */
export const estimateClass = async (
  reader: EstimateReader,
  playback: Playback,
): Promise<readonly DownloadQuality[]> => {
  const hls = resolveAddress(playback.hls, reader.baseUrl);
  if (isPlainVideo(hls))
    return [{ height: 0, bytes: (await reader.readLength(hls)) + EXTRA_BYTES }];
  const master = await reader.readText(hls);
  const qualities = listQualities(parseVariants(master.text), reader.canPlay);
  const estimate = (text: string, bandwidth: number): number =>
    estimateBytes(countSeconds(listPlaylistFiles(withRangesInUris(text))), bandwidth) + EXTRA_BYTES;
  if (qualities.length === 0) return [{ height: 0, bytes: estimate(master.text, 0) }];
  return Promise.all(
    qualities.map(async ({ uri, height, bandwidth }) => {
      const { text } = await reader.readText(resolveAddress(uri, master.url));
      return { height, bytes: estimate(text, bandwidth) };
    }),
  );
};

/** The total over all classes. For each height, every class counts with its nearest quality. */
export const addEstimates = (
  classes: readonly (readonly DownloadQuality[])[],
): readonly DownloadQuality[] => {
  const heights = [...new Set(classes.flat().map(({ height }) => height))].sort((a, b) => a - b);
  return heights.map((height) => ({
    height,
    bytes: classes.reduce(
      (sum, qualities) => sum + (findNearestQuality(qualities, height)?.bytes ?? 0),
      0,
    ),
  }));
};

/** Creates the estimates of a page. */
export const createEstimates = (options: DownloadsOptions, signal: AbortSignal) => {
  const known = new Map<string, readonly DownloadQuality[]>();
  const { baseUrl, canPlay, fetch, storageManager } = options;
  const reader: EstimateReader = {
    baseUrl,
    canPlay,
    readLength: (url) => fetchLength(url, { fetch, signal }),
    readText: async (address) => {
      const { url, body } = await fetchFile(address, { fetch, signal });
      return { url, text: await body.text() };
    },
  };
  return {
    /** The qualities of a class; empty while it has no video. */
    read: async (classId: string): Promise<readonly DownloadQuality[]> => {
      const playback = await options.getPlayback(classId);
      const qualities = playback ? await estimateClass(reader, playback) : [];
      known.set(classId, qualities);
      return qualities;
    },
    /** Returns the qualities that were read before. */
    find: (classId: string): readonly DownloadQuality[] => known.get(classId) ?? [],
    readFreeBytes: async (): Promise<number | null> => {
      const { quota, usage } = (await storageManager?.estimate?.().catch(() => null)) ?? {};
      return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
    },
  };
};

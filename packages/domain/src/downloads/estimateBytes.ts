import type { PlaylistFile } from './mediaPlaylist';

/** Bits per second of a video whose playlist does not state a bandwidth. */
const DEFAULT_BANDWIDTH = 3_000_000;

/** The total duration of a playlist's files in seconds. Each file counts once. */
export const countSeconds = (files: readonly PlaylistFile[]): number =>
  files.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * The size of a video in bytes for a bandwidth in bits per second. A bandwidth of 0 means that it
 * is unknown.
 */
export const estimateBytes = (seconds: number, bandwidth: number): number =>
  Math.round((seconds * (bandwidth || DEFAULT_BANDWIDTH)) / 8);

/**
 * The estimated total size of a download in progress. The estimate for the remaining files is
 * corrected by how far the estimate for the stored files was off.
 */
export const estimateTotal = (stored: number, storedEstimate: number, total: number): number => {
  const remaining = Math.max(0, total - storedEstimate);
  const factor = stored > 0 && storedEstimate > 0 ? stored / storedEstimate : 1;
  return Math.round(stored + remaining * factor);
};

import type { PlaylistFile } from './mediaPlaylist';

/** Bits per second of a video whose playlist names no bandwidth. */
const DEFAULT_BANDWIDTH = 3_000_000;

/** The seconds of the files of a playlist, each counted once. */
export const countSeconds = (files: readonly PlaylistFile[]): number =>
  files.reduce((sum, { seconds }) => sum + seconds, 0);

/** The bytes of a video at a bandwidth in bits per second; 0 means that it is unknown. */
export const estimateBytes = (seconds: number, bandwidth: number): number =>
  Math.round((seconds * (bandwidth || DEFAULT_BANDWIDTH)) / 8);

/**
 * The size of a download under way: the remaining files are estimated by how far the estimate of the
 * stored ones was off.
 */
export const estimateTotal = (stored: number, storedEstimate: number, total: number): number => {
  const remaining = Math.max(0, total - storedEstimate);
  const factor = stored > 0 && storedEstimate > 0 ? stored / storedEstimate : 1;
  return Math.round(stored + remaining * factor);
};

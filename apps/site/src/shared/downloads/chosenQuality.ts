import { localStorageOrNull } from '@gschool/data';
import type { DownloadQuality } from '@gschool/data/downloads';
import { findNearestQuality } from '@gschool/domain';

/**
 * The storage key of the height that was chosen last, in pixels. The key must not contain "cache",
 * because "Clear all" removes such keys.
 */
const QUALITY_KEY = 'gschool.download-quality';

/** Looks sharp on a phone or a laptop, and has about half the size of the next higher quality. */
const DEFAULT_HEIGHT = 720;

/** The height that was chosen last on this device. */
export const readChosenHeight = (): number => {
  const height = Number(localStorageOrNull()?.getItem(QUALITY_KEY));
  return Number.isFinite(height) && height > 0 ? height : DEFAULT_HEIGHT;
};

/** Stores the chosen height for the next download. */
export const storeChosenHeight = (height: number): void => {
  try {
    localStorageOrNull()?.setItem(QUALITY_KEY, String(height));
  } catch {
    // Without storage, the next dialog offers the default.
  }
};

/**
 * The quality that the dialog selects: of those that fit, the nearest to the wanted height, and the
 * lower of two. If none fits, the lowest. Null without qualities.
 */
export const getSuggestedQuality = (
  qualities: readonly DownloadQuality[],
  height: number,
  freeBytes: number | null,
): DownloadQuality | null => {
  const fitting = qualities.filter(({ bytes }) => freeBytes === null || bytes <= freeBytes);
  return findNearestQuality(fitting, height) ?? qualities[0] ?? null;
};

/** Where the video of the open class comes from. */
export type ClassSource = 'online' | 'download';

/** What is known about the open class. */
export interface SourceFacts {
  /** The class is on this device and may be opened. */
  isDownloaded: boolean;
  /** The class and its playback are loaded. */
  isLoaded: boolean;
  /** The server rejected the request for the class or its playback. */
  isRefused: boolean;
  /** The source that is shown already; null before. */
  shown: ClassSource | null;
  /** The source that failed while it was shown; null without a failure. */
  failed: ClassSource | null;
}

/**
 * The source of a class; null while it loads (docs/product/downloads.md#downloads-on-the-pages).
 * The downloaded class is preferred, even online. A class that is shown keeps its source until that
 * source fails, because a change of the source would interrupt playback.
 */
export const chooseSource = (facts: SourceFacts): ClassSource | null => {
  const { isDownloaded, isLoaded, isRefused, shown, failed } = facts;
  const online = isLoaded ? 'online' : null;
  if (!isDownloaded) return online;
  if (failed === 'download') return online ?? 'download';
  if (failed === null && shown === 'online' && isLoaded) return 'online';
  return isRefused && shown !== 'download' ? online : 'download';
};

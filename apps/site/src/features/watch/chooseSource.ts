/** Where the video of the open class comes from. */
export type ClassSource = 'online' | 'download';

/** What is known about the open class. */
export interface SourceFacts {
  /** The class is on this device and may be opened. */
  isDownloaded: boolean;
  /** False only when the browser reports that there is no network. */
  isOnline: boolean;
  /** The class and its playback are loaded. */
  isLoaded: boolean;
  /** A request failed because the network or the service could not be reached. */
  isUnreachable: boolean;
  /** No answer has come for three seconds. */
  hasTimedOut: boolean;
  /** The source that is shown already; null before. */
  shown: ClassSource | null;
  /** The source that failed while it was shown; null without a failure. */
  failed: ClassSource | null;
}

/**
 * The source of a class; null while it loads (docs/product.md#downloads-on-the-pages). The network
 * is preferred. A class that is shown stays with its source, because another one would interrupt it,
 * until that source fails.
 */
export const chooseSource = (facts: SourceFacts): ClassSource | null => {
  const { isDownloaded, isOnline, isLoaded, isUnreachable, hasTimedOut, shown, failed } = facts;
  const online = isLoaded ? 'online' : null;
  if (!isDownloaded) return online;
  if (failed === 'online') return 'download';
  if (failed === 'download') return online ?? 'download';
  if (shown === 'download') return 'download';
  if (shown === 'online' && isLoaded) return 'online';
  if (!isOnline) return 'download';
  return online ?? (isUnreachable || hasTimedOut ? 'download' : null);
};

import { isAppError, useSession, type AppError } from '@gschool/data';
import { useDownloadedClass, type DownloadedClass } from '@gschool/data/downloads';
import { useClass, usePlayback } from '@gschool/data/queries';
import { isUnreachable, type ClassDetails, type Playback } from '@gschool/domain';
import { useState } from 'react';

import { useHasTimedOut } from '../../shared/useHasTimedOut';
import { useIsOnline } from '../../shared/useIsOnline';
import { useDownloadAccess } from '../../shared/downloads/useDownloadAccess';
import { chooseSource, type ClassSource } from './chooseSource';

/** The open class as it is on this device. */
interface ClassDownload {
  /** Null when the class is not downloaded, or may not be opened now. */
  data: DownloadedClass | null;
  isPending: boolean;
  /** It is downloaded, and opens once the member has been online. */
  needsCheck: boolean;
}

/** The downloaded class, and whether it may be opened (docs/product/downloads.md#downloads). */
function useClassDownload(id: string): ClassDownload {
  const { data, isPending } = useDownloadedClass(id);
  const isOpen = useDownloadAccess() === 'yes';
  return { data: isOpen ? data : null, isPending, needsCheck: data !== null && !isOpen };
}

/** A class with its playback; null when it has no video yet. */
export interface LoadedClass {
  details: ClassDetails;
  playback: Playback | null;
  /** The member for whom it was loaded. */
  uid: string;
  /** Where its video comes from. */
  source: ClassSource;
}

export interface ShownClassState {
  /** The class to show; null while it loads. */
  shown: LoadedClass | null;
  /** The details of the class, also when its video cannot be read; null until they are read. */
  cachedDetails: ClassDetails | null;
  /** Null also until it is known whether the class is downloaded. */
  error: AppError | null;
  /** It is not known yet whether the class is downloaded. */
  isDownloadPending: boolean;
  /** The class is downloaded, and opens once the member has been online. */
  needsCheck: boolean;
  retry: () => void;
  /**
   * Continues from the other source, when the one that plays has failed. Returns false when there is
   * none.
   */
  changeSource: () => boolean;
  /** The class continues from its other source. */
  hasChangedSource: boolean;
}

/**
 * The class with an id, from the network or from this device
 * (docs/product/downloads.md#downloads-on-the-pages). If `isNext`, the previous class stays until
 * this one is loaded: a series plays in one player, in full screen too. After a sign-out the open
 * class stays for the same member.
 */
export function useShownClass(id: string, isNext: boolean): ShownClassState {
  const session = useSession();
  const isOnline = useIsOnline();
  const details = useClass(id);
  const playback = usePlayback(id);
  const download = useClassDownload(id);
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  const [last, setLast] = useState<LoadedClass | null>(null);
  const [failure, setFailure] = useState<{ id: string; source: ClassSource } | null>(null);

  const media = playback.data;
  const loaded =
    uid !== null && details.data && media !== undefined
      ? { details: details.data, playback: media }
      : null;
  const hasNoAnswer = isUnreachable(details.error) || isUnreachable(playback.error);
  const isRefused =
    isAppError(details.error, 'forbidden') || isAppError(playback.error, 'forbidden');
  const isAwaited = !isRefused && (loaded === null || download.isPending);
  const hasTimedOut = useHasTimedOut(isAwaited, id);
  const shownSource =
    last !== null && last.uid === uid && last.details.id === id ? last.source : null;
  // A downloaded class that is already shown stays open when the member must go online once.
  const staysOpen = shownSource === 'download' && download.needsCheck;
  const source = chooseSource({
    isDownloaded: uid !== null && (download.data !== null || staysOpen),
    isLoaded: loaded !== null,
    isRefused,
    shown: shownSource,
    failed: failure?.id === id ? failure.source : null,
  });
  // A class that is shown stays with its source, so the page waits until it is known whether the
  // class is downloaded. Offline, a class from the cache cannot play.
  const isDownloadPending = download.isPending && !hasTimedOut;
  const isWaiting =
    last?.details.id !== id && (isDownloadPending || (!isOnline && download.needsCheck));
  const current = isWaiting ? null : source === 'download' ? download.data : loaded;
  const hasChanged =
    source !== null &&
    uid !== null &&
    current !== null &&
    (last?.uid !== uid || last.details !== current.details || last.playback !== current.playback);
  if (hasChanged) setLast({ ...current, uid, source });

  const isLastShown =
    last !== null && (uid === null || uid === last.uid) && (last.details.id === id || isNext);
  // Loaded data is shown even when a later refetch failed.
  const shown = isLastShown ? last : null;
  const isCurrent = shown?.details.id === id;
  return {
    shown,
    cachedDetails: details.data ?? null,
    error: isCurrent || isDownloadPending ? null : (details.error ?? playback.error),
    isDownloadPending,
    needsCheck: !isCurrent && download.needsCheck && (!isOnline || hasNoAnswer || hasTimedOut),
    retry: () => {
      void details.refetch();
      void playback.refetch();
    },
    hasChangedSource: failure?.id === id,
    changeSource: () => {
      if (!isCurrent || failure?.id === id) return false;
      const other = shown.source === 'download' ? loaded : download.data;
      if (!other?.playback) return false;
      setFailure({ id, source: shown.source });
      return true;
    },
  };
}

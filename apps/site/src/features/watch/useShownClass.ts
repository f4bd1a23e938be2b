import { useSession, type AppError } from '@gschool/data';
import { useClass, usePlayback } from '@gschool/data/queries';
import type { ClassDetails, Playback } from '@gschool/domain';
import { useState } from 'react';

/** A class with its playback; null when it has no video yet. */
export interface LoadedClass {
  details: ClassDetails;
  playback: Playback | null;
  /** The member for whom it was loaded. */
  uid: string;
}

export interface ShownClassState {
  /** The class to show; null while it loads. */
  shown: LoadedClass | null;
  error: AppError | null;
  retry: () => void;
  /** Requests the playback again; null when it is refused or does not exist. */
  renewPlayback: () => Promise<Playback | null>;
}

/**
 * The class with an id. If `isNext`, the previous class stays until this one is loaded: a series
 * plays in one player, in full screen too. After a sign-out the open class stays for the same
 * member.
 */
export function useShownClass(id: string, isNext: boolean): ShownClassState {
  const session = useSession();
  const details = useClass(id);
  const playback = usePlayback(id);
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  const [last, setLast] = useState<LoadedClass | null>(null);

  const media = playback.data;
  const isLoaded = uid !== null && details.data && media !== undefined;
  const hasChanged =
    isLoaded && (last?.uid !== uid || last.details !== details.data || last.playback !== media);
  if (hasChanged) setLast({ details: details.data, playback: media, uid });

  const isLastShown =
    last !== null && (uid === null || uid === last.uid) && (last.details.id === id || isNext);
  // Loaded data is shown even when a later refetch failed.
  const shown = isLastShown ? last : null;
  const isCurrent = shown?.details.id === id;
  return {
    shown,
    error: isCurrent ? null : (details.error ?? playback.error),
    retry: () => {
      void details.refetch();
      void playback.refetch();
    },
    renewPlayback: async () => (await playback.refetch()).data ?? null,
  };
}

import { useSession, type AppError } from '@gschool/data';
import { useClass, usePlayback } from '@gschool/data/queries';
import type { ClassDetails, Playback } from '@gschool/domain';
import { useState } from 'react';

/** A class with its film; null where it has none (yet). */
export interface WholeClass {
  details: ClassDetails;
  playback: Playback | null;
  /** Whose reading it is. */
  uid: string;
}

export interface ShownClass {
  /** What there is to show; null while it is on its way. */
  shown: WholeClass | null;
  error: AppError | null;
  retry: () => void;
  /** Asks for the film again; null when it is refused or gone. */
  renewPlayback: () => Promise<Playback | null>;
}

/**
 * The class at an address. The one before it stays while the next is on its way, if `isNext`
 * (a series plays on in one player, in full screen too), and the open one stays when the
 * session ends, for the same member.
 */
export function useShownClass(id: string, isNext: boolean): ShownClass {
  const session = useSession();
  const details = useClass(id);
  const playback = usePlayback(id);
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  const [last, setLast] = useState<WholeClass | null>(null);

  const isWhole = uid !== null && details.data && playback.data !== undefined;
  const isNews =
    isWhole &&
    (last?.uid !== uid || last.details !== details.data || last.playback !== playback.data);
  if (isNews) setLast({ details: details.data, playback: playback.data, uid });

  const stays =
    last !== null && (uid === null || uid === last.uid) && (last.details.id === id || isNext);
  // What is there is shown, even when a later reading of it failed.
  const shown = stays ? last : null;
  const isThere = shown?.details.id === id;
  return {
    shown,
    error: isThere ? null : (details.error ?? playback.error),
    retry: () => {
      void details.refetch();
      void playback.refetch();
    },
    renewPlayback: async () => (await playback.refetch()).data ?? null,
  };
}

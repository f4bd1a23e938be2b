import { useWatchRecorder } from '@gschool/data/queries';
import { getPosition, getResumePosition, type LibraryState } from '@gschool/domain';
import type { Progress } from '@gschool/ui/player';
import { useEffect, useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { suspendGuards } from '../../shared/suspendGuards';
import type { WholeClass } from './useShownClass';

export interface Watching {
  /** Seconds. Follows the library until the film is played: no later save seeks it. */
  startAt: number;
  report: (progress: Progress) => void;
  flush: () => void;
  /** Opens the film at the place that was reached, when its address changes. */
  keepPlaceForReopening: () => void;
  /** The class was played on this page. */
  hasBegun: boolean;
}

/**
 * Where a class goes on, and how its places get to the recorder. A class that was only opened
 * is not recorded; one that was begun keeps its page, whatever becomes of the session.
 */
export function useWatching({ details, uid }: WholeClass, library: LibraryState | null): Watching {
  const { id } = details;
  const recorder = useWatchRecorder(details, uid);
  const [begun, setBegun] = useState<{ id: string; at: number } | null>(null);
  const place = useRef({ id, seconds: 0 });
  const hasBegun = begun?.id === id;
  const startAt =
    begun?.id === id ? begun.at : getResumePosition(library && getPosition(library, id));

  useEffect(() => (hasBegun ? suspendGuards(paths.watch(id)) : undefined), [hasBegun, id]);

  return {
    startAt,
    hasBegun,
    report: ({ position, duration, isPlaying }) => {
      if (isPlaying && !hasBegun) setBegun({ id, at: startAt });
      if (!isPlaying && !hasBegun) return;
      place.current = { id, seconds: position };
      recorder.report(position, duration);
    },
    flush: () => void recorder.flush(),
    keepPlaceForReopening: () => {
      if (place.current.id === id) setBegun({ id, at: place.current.seconds });
    },
  };
}

import { useWatchRecorder } from '@gschool/data/queries';
import { getPosition, getResumePosition, type LibraryState } from '@gschool/domain';
import type { Progress } from '@gschool/ui/player';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { setLeaveConfirmation } from '../../shared/leaveConfirmation';
import { suspendGuards } from '../../shared/suspendGuards';
import type { LoadedClass } from './useShownClass';

export interface WatchProgress {
  /**
   * In seconds. Follows the library until playback starts, so that no later save seeks the video.
   */
  startAt: number;
  report: (progress: Progress) => void;
  flush: () => void;
  /** The class was played on this page. */
  hasBegun: boolean;
}

/**
 * The start position of a class, and the recorder for later positions. A class that was only opened
 * is not recorded. Once the class plays, route guards do not replace the page.
 */
export function useWatchProgress(
  { details, uid, source }: LoadedClass,
  library: LibraryState | null,
): WatchProgress {
  const { id } = details;
  const recorder = useWatchRecorder(details, uid);
  const [begun, setBegun] = useState<{ id: string; at: number } | null>(null);
  const lastPosition = useRef({ id, seconds: 0 });
  const hasBegun = begun?.id === id;
  const startAt =
    begun?.id === id ? begun.at : getResumePosition(library && getPosition(library, id));

  // The source changes when it fails or the download is removed. The other one starts at the same second.
  const onSourceChange = useEffectEvent(() => {
    if (lastPosition.current.id === id) setBegun({ id, at: lastPosition.current.seconds });
  });
  const lastSource = useRef(source);
  useLayoutEffect(() => {
    if (lastSource.current !== source) onSourceChange();
    lastSource.current = source;
  }, [source]);

  useEffect(() => (hasBegun ? suspendGuards(paths.watch(id)) : undefined), [hasBegun, id]);

  useEffect(() => {
    if (!hasBegun) return undefined;
    // The last seconds of a playing video are sent with the other changes before a sign-out.
    return setLeaveConfirmation(() => {
      void recorder.flush('leave');
      return Promise.resolve(true);
    });
  }, [hasBegun, recorder]);

  return {
    startAt,
    hasBegun,
    report: ({ position, duration, isPlaying }) => {
      if (isPlaying && !hasBegun) setBegun({ id, at: startAt });
      if (!isPlaying && !hasBegun) return;
      lastPosition.current = { id, seconds: position };
      recorder.report(position, duration);
    },
    flush: () => void recorder.flush(),
  };
}

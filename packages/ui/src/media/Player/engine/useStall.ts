import { useEffect, useState } from 'react';

import { usePlayback } from '../state/PlayerContext';
import type { PlaybackStore } from '../state/playbackStore';
import { useEffectEvent } from '../../../internal/useEffectEvent';

/** Playback stops after this multiple of `slowAfterSeconds`. */
const GIVE_UP_FACTOR = 4;

/**
 * Whether the video has been loading for longer than `slowAfterSeconds`. After four times that,
 * `onGiveUp` is called.
 */
export const useStall = (
  store: PlaybackStore,
  slowAfterSeconds: number,
  onGiveUp: () => void,
): { isSlow: boolean } => {
  const isWaiting = usePlayback(store, (state) => state.phase === 'waiting');
  const [isSlow, setSlow] = useState(false);
  const giveUp = useEffectEvent(onGiveUp);

  useEffect(() => {
    if (!isWaiting) return;
    const slow = setTimeout(() => setSlow(true), slowAfterSeconds * 1000);
    // Offline, it waits for the network instead.
    const end = setInterval(
      () => navigator.onLine && giveUp(),
      slowAfterSeconds * GIVE_UP_FACTOR * 1000,
    );
    return () => {
      clearTimeout(slow);
      clearInterval(end);
      setSlow(false);
    };
  }, [isWaiting, slowAfterSeconds]);

  return { isSlow };
};

import { useEffect, useEffectEvent, useState } from 'react';
import { usePlayback } from '../state/PlayerContext';
import type { PlaybackStore } from '../state/playbackStore';

/** How many times the patience a member waits before the film is given up. */
const GIVE_UP_FACTOR = 4;

/**
 * Whether the film has been awaited for longer than `patience` (seconds). After four times
 * that it is given up, so that nobody looks at a turning wheel for ever.
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
    // Without a network it waits for the network, and says that instead.
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

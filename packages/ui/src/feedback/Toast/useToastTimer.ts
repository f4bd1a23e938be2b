import { useEffect, useRef } from 'react';

import { useEffectEvent } from '../../internal/useEffectEvent';

/** The maximum delay of `setTimeout`; a longer one would end immediately. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

interface ToastTimer {
  /** In milliseconds; `Infinity` never ends. */
  duration: number;
  /** A new number restarts the timer. */
  serial: number;
  isRunning: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` after `duration`. While the timer is not running, it keeps the remaining time. */
export function useToastTimer({ duration, serial, isRunning, onEnd }: ToastTimer): void {
  const remainingMs = useRef(duration);
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    remainingMs.current = duration;
  }, [duration, serial]);

  useEffect(() => {
    if (!isRunning || remainingMs.current === Infinity) return;
    const startedAt = performance.now();
    const timer = setTimeout(
      () => handleEnd(),
      Math.min(Math.max(remainingMs.current, 0), MAX_TIMEOUT_MS),
    );
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [duration, serial, isRunning]);
}

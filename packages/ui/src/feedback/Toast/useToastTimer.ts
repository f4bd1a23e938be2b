import { useEffect, useEffectEvent, useRef } from 'react';

/** The longest a browser's timer can wait; more would end at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

interface ToastTimer {
  /** Milliseconds; `Infinity` never ends. */
  duration: number;
  /** Another number starts the time again. */
  serial: number;
  isRunning: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` when the time is up; what is left is kept while it does not run. */
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

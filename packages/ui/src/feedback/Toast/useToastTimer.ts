import { useEffect, useEffectEvent, useRef } from 'react';

/** The longest a browser's timer can wait; more would end at once. */
const LONGEST = 2 ** 31 - 1;

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
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = duration;
  }, [duration, serial]);

  useEffect(() => {
    if (!isRunning || left.current === Infinity) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), Math.min(Math.max(left.current, 0), LONGEST));
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [duration, serial, isRunning]);
}

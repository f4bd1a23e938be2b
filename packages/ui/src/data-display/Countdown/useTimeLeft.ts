import { useEffect, useRef, useState } from 'react';

/**
 * The milliseconds until a moment, updated every full minute and, in the last hour, every second;
 * null on the server and during hydration. It pauses in a hidden tab.
 */
export function useTimeLeft(to: number, now: () => number, onEnd?: () => void): number | null {
  const [remainingMs, setRemainingMs] = useState<number | null>(null);
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasRunning = false;
    const tick = () => {
      clearTimeout(timer);
      const remaining = Math.max(0, to - latest.current.now());
      setRemainingMs(remaining);
      if (remaining === 0) {
        if (wasRunning) latest.current.onEnd?.();
        wasRunning = false;
        return;
      }
      wasRunning = true;
      const interval = remaining > 3_600_000 ? 60_000 : 1000;
      if (!document.hidden) timer = setTimeout(tick, remaining % interval || interval);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [to]);

  return remainingMs;
}

import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds until a moment, told anew at every full minute, in the last hour every second;
 * null on the server and while hydrating. It sleeps in a hidden tab.
 */
export function useTimeLeft(to: number, now: () => number, onEnd?: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const clock = useRef({ now, onEnd });
  useEffect(() => {
    clock.current = { now, onEnd };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasRunning = false;
    const tick = () => {
      clearTimeout(timer);
      const rest = Math.max(0, to - clock.current.now());
      setLeft(rest);
      if (rest === 0) {
        if (wasRunning) clock.current.onEnd?.();
        wasRunning = false;
        return;
      }
      wasRunning = true;
      const step = rest > 3_600_000 ? 60_000 : 1000;
      if (!document.hidden) timer = setTimeout(tick, rest % step || step);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [to]);

  return left;
}

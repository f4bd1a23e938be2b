import { getRemainingCoolDown } from '@gschool/domain';
import { useEffect, useState } from 'react';

/**
 * Seconds until another mail can be sent after one at `sentAt` (epoch milliseconds). Updates while
 * it counts down.
 */
export function useSecondsLeft(sentAt: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = getRemainingCoolDown(sentAt, now);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return left;
}

import type { Clock } from '@gschool/data';
import { getNextPhaseChange, type LiveEvent } from '@gschool/domain';
import { useEffect, useState } from 'react';

/** Updates at least this often, because a day may end or the machine may have slept. */
const MAX_DELAY_MS = 10 * 60_000;

/**
 * The current time in epoch milliseconds. It updates when an event changes its phase, when the tab
 * becomes visible and when the clock changes. It does not update every second; countdowns have
 * their own timer.
 */
export function useNow(clock: Clock, events: readonly LiveEvent[]): number {
  const [seen, setSeen] = useState(() => ({ clock, now: clock.now() }));
  if (seen.clock !== clock) setSeen({ clock, now: clock.now() });
  const { now } = seen;

  useEffect(() => {
    const update = () => setSeen({ clock, now: clock.now() });
    const changes = events.flatMap((event) => getNextPhaseChange(event, now) ?? []);
    const delayMs = Math.min(...changes, now + MAX_DELAY_MS) - clock.now();
    const timer = setTimeout(update, Math.max(1, delayMs));
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock, events, now]);

  return now;
}

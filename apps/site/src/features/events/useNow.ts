import type { Clock } from '@gschool/data';
import { getNextPhaseChange, type LiveEvent } from '@gschool/domain';
import { useEffect, useState } from 'react';

/** Looked at anew at the latest, in milliseconds: a day may end, or a machine may have slept. */
const AT_LATEST = 10 * 60_000;

/**
 * Now, in epoch milliseconds: told anew when the phase of one of the events changes, when the
 * page is looked at again, and when the clock turns out to be another. Not every second: a
 * countdown ticks by itself.
 */
export function useNow(clock: Clock, events: readonly LiveEvent[]): number {
  const [seen, setSeen] = useState(() => ({ clock, now: clock.now() }));
  if (seen.clock !== clock) setSeen({ clock, now: clock.now() });
  const { now } = seen;

  useEffect(() => {
    const look = () => setSeen({ clock, now: clock.now() });
    const changes = events.flatMap((event) => getNextPhaseChange(event, now) ?? []);
    const wait = Math.min(...changes, now + AT_LATEST) - clock.now();
    const timer = setTimeout(look, Math.max(1, wait));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, events, now]);

  return now;
}

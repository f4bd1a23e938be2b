import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider';
import { ServerClock } from './serverClock';
import { useSession } from './useSession';

/** Tells the time in epoch milliseconds. */
export interface Clock {
  now(): number;
}

const GivenClock = createContext<Clock | null>(null);

/** Hands down a clock of one's own in the place of the server's, for stories and tests. */
export const ClockProvider = GivenClock.Provider;

const onServer = (): number => 0;

/**
 * The server's time where it can be had (decisions, "Pages and menus"): members' tokens say it,
 * visitors have only their own clock. Another object whenever the difference is another.
 */
export function useServerClock(): Clock {
  const services = useServices();
  const status = useSession().status;
  const given = use(GivenClock);
  const clock = services.serverClock.get(() => new ServerClock(services.session));
  const offset = useSyncExternalStore(clock.subscribe, clock.getOffset, onServer);
  const isGiven = given !== null;
  useEffect(() => {
    if (isGiven || status === 'loading') return;
    if (status === 'signedOut') {
      clock.reset();
      return;
    }
    const look = () => {
      if (document.visibilityState === 'visible') void clock.measure();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [clock, status, isGiven]);
  return useMemo(() => given ?? { now: () => Date.now() + offset }, [given, offset]);
}

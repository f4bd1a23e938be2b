import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';

import { useServices } from '../services/ServicesProvider';
import { ServerClock } from './serverClock';
import { useSession } from './useSession';

/** Returns the time in epoch milliseconds. */
export interface Clock {
  now(): number;
}

const ClockContext = createContext<Clock | null>(null);

/** Provides a different clock, for stories and tests. */
export const ClockProvider = ClockContext.Provider;

const getServerOffset = (): number => 0;

/**
 * The server's time for members, the device's time for visitors
 * (docs/product/events.md#server-time). A new object when the offset changes.
 */
export function useServerClock(): Clock {
  const services = useServices();
  const status = useSession().status;
  const providedClock = use(ClockContext);
  const clock = services.serverClock.get(() => new ServerClock(services.session));
  const offset = useSyncExternalStore(clock.subscribe, clock.getOffset, getServerOffset);
  const isProvided = providedClock !== null;
  useEffect(() => {
    if (isProvided || status === 'loading') return;
    if (status === 'signedOut') {
      clock.reset();
      return;
    }
    const measureIfVisible = () => {
      if (document.visibilityState === 'visible') void clock.measure();
    };
    measureIfVisible();
    document.addEventListener('visibilitychange', measureIfVisible);
    return () => document.removeEventListener('visibilitychange', measureIfVisible);
  }, [clock, status, isProvided]);
  return useMemo(
    () => providedClock ?? { now: () => Date.now() + offset },
    [providedClock, offset],
  );
}

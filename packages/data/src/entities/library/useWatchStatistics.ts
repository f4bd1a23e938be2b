import { getWatchStatistics, type WatchStatistics } from '@gschool/domain';
import { useEffect, useState } from 'react';

import { useLibrary } from './useLibrary';

/** How often an open page checks for a new day, in milliseconds. */
const UPDATE_INTERVAL_MS = 60_000;

/**
 * The streak, and the minutes of this month, in an IANA time zone; null until the library is
 * loaded.
 */
export const useWatchStatistics = (zone: string): WatchStatistics | null => {
  const { data } = useLibrary();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return data ? getWatchStatistics(data, now, zone) : null;
};

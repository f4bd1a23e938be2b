import { watchStatistics, type WatchStatistics } from '@gschool/domain';
import { useEffect, useState } from 'react';
import { useLibrary } from './catalogueHooks';

/** How often a page that stays open looks whether it is tomorrow, in milliseconds. */
const UPDATE_INTERVAL_MS = 60_000;

/** Streak and minutes of the month in an IANA zone; null while the library is not here. */
export const useWatchStatistics = (zone: string): WatchStatistics | null => {
  const { data } = useLibrary();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return data ? watchStatistics(data, now, zone) : null;
};

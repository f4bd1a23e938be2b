import { getWatchStatistics, type WatchStatistics } from '@gschool/domain';
import { useEffect, useState } from 'react';
import { useLibrary } from './catalogueHooks';

/** How often a page that stays open looks whether it is tomorrow, in milliseconds. */
const LOOK_EVERY = 60_000;

/** Streak and minutes of the month in an IANA zone; null while the library is not here. */
export const useWatchStatistics = (zone: string): WatchStatistics | null => {
  const { data } = useLibrary();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return data ? getWatchStatistics(data, now, zone) : null;
};

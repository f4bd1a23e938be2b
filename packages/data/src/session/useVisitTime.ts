import { formatDate } from '@gschool/domain';
import { useEffect, useState } from 'react';

import { systemTimezone } from '../timezone/timezone';

const MINUTE_MS = 60_000;

const isSameDay = (one: number, other: number, zone: string): boolean => {
  const reader = { zone, locale: 'en' };
  return formatDate(one, reader) === formatDate(other, reader);
};

export interface VisitTimeOptions {
  /** The IANA zone in which a day begins. @default that of the machine */
  zone?: string;
  /**
   * Also updates when the day ends while the page is shown, for pages that stay open on a screen.
   * @default false
   */
  isLive?: boolean;
}

/**
 * The time at which the visit began, in epoch milliseconds. It stays the same while someone reads, so
 * that rows don't change their order. A tab that is shown again on another day begins another visit:
 * its lists of today are those of the new day.
 *
 * @param getNow the clock; must be stable
 */
export function useVisitTime(
  { zone = systemTimezone(), isLive = false }: VisitTimeOptions = {},
  getNow: () => number = Date.now,
): number {
  const [begin, setBegin] = useState(() => getNow());
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'hidden') return;
      const now = getNow();
      setBegin((before) => (isSameDay(before, now, zone) ? before : now));
    };
    // After a night in which the computer slept, the tab only gets the focus again.
    window.addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    const timer = isLive ? setInterval(update, MINUTE_MS) : undefined;
    return () => {
      window.removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
      clearInterval(timer);
    };
  }, [getNow, zone, isLive]);
  return begin;
}

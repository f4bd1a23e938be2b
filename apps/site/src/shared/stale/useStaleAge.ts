import { useLanguage } from '@gschool/app/i18n';
import type { AppError } from '@gschool/data';
import { formatAge } from '@gschool/domain';
import { useEffect, useState } from 'react';

import { useHasTimedOut } from '../useHasTimedOut';
import { useIsOffline } from '../useIsOffline';

const MINUTE_MS = 60_000;

/** The part of a query result that the notice uses. */
export interface StaleQuery {
  data: unknown;
  /** When the data was read, in epoch milliseconds. */
  dataUpdatedAt: number;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The time now, each minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * The age of the shown data, such as `2 hours ago`, if the browser is offline, or if the last
 * request failed or got no answer (docs/product/caches.md#cached-data-offline); null otherwise.
 */
export function useStaleAge(queries: readonly StaleQuery[]): {
  age: string | null;
  isOffline: boolean;
} {
  const locale = useLanguage();
  const isOffline = useIsOffline();
  const now = useMinute();
  const shown = queries.filter(({ data }) => data !== undefined);
  const oldest = Math.min(...shown.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const isOld = now - oldest >= MINUTE_MS;
  const isSlow = useHasTimedOut(isOld && shown.some(({ isFetching }) => isFetching));
  const isStale = isOffline || isSlow || shown.some(({ error }) => error !== null);
  return {
    age: isStale && shown.length > 0 ? formatAge(now - oldest, locale) : null,
    isOffline,
  };
}

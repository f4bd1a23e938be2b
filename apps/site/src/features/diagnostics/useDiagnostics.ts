import { useServices } from '@gschool/data';
import { getCacheMaintenance, type CacheReport, type CacheMaintenance } from '@gschool/data/caches';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { StorageUse } from './findings';

/** The data of the page at a point in time. */
export interface Diagnosis {
  report: CacheReport;
  storage: StorageUse | null;
  /** Epoch milliseconds. */
  checkedAt: number;
}

async function estimateStorage(): Promise<StorageUse | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { used: usage, quota };
  } catch {
    // Older browsers have no `storage`, and some reject the call.
    return null;
  }
}

/**
 * Reads the state of this browser's caches: on mount, when the tab becomes visible, and on
 * `refresh`.
 */
export function useDiagnostics(): {
  diagnosis: Diagnosis | null;
  refresh: () => Promise<void>;
  maintenance: CacheMaintenance;
} {
  const services = useServices();
  const maintenance = useMemo(() => getCacheMaintenance(services), [services]);
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);

  const refresh = useCallback(async () => {
    const [report, storage] = await Promise.all([maintenance.report(), estimateStorage()]);
    setDiagnosis({ report, storage, checkedAt: Date.now() });
  }, [maintenance]);

  useEffect(() => {
    const refreshIfVisible = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    refreshIfVisible();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [refresh]);

  return { diagnosis, refresh, maintenance };
}

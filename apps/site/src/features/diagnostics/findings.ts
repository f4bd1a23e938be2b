import type { CacheReport } from '@gschool/data/caches';

/** A problem that an administrator can act on. */
export type Finding =
  | { id: 'blockedLarge' | 'blockedSmall' | 'clock' | 'misses' }
  | { id: 'damaged'; count: number }
  | { id: 'lowStorage'; share: number };

/** Storage used by this site, in bytes, as estimated by the browser. */
export interface StorageUse {
  used: number;
  quota: number;
}

/** If this fraction of the storage or more is used, the page warns about low storage. */
const SCARCE_SHARE = 0.9;
/** With fewer lookups, the hit rate is not meaningful. */
const MIN_LOOKUPS = 10;

/** Returns the problems, most serious first. `now` is in epoch milliseconds. */
export function getFindings(
  { entries, unreadable, performance }: CacheReport,
  storage: StorageUse | null,
  now: number,
): readonly Finding[] {
  const damaged = entries.filter(({ state }) => state === 'damaged').length;
  const share = storage && storage.quota > 0 ? storage.used / storage.quota : 0;
  const found: Finding[] = [];
  if (unreadable.includes('large')) found.push({ id: 'blockedLarge' });
  if (unreadable.includes('small')) found.push({ id: 'blockedSmall' });
  if (share >= SCARCE_SHARE) found.push({ id: 'lowStorage', share });
  if (damaged > 0) found.push({ id: 'damaged', count: damaged });
  if (entries.some(({ timestamp }) => timestamp !== null && timestamp > now)) {
    found.push({ id: 'clock' });
  }
  if (performance.total >= MIN_LOOKUPS && performance.rate < 0.5) found.push({ id: 'misses' });
  return found;
}

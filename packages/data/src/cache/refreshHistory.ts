import { lifetimes } from './lifetimes';
import type { CacheKind } from './cachedQueries';

/** How often a kind was asked to be read anew, and when last (spec, section 9). */
interface ForcedRefresh {
  /** Epoch milliseconds of the last time. */
  timestamp: number;
  count: number;
}

/** By kind; a kind that was never asked for is absent. */
export type RefreshHistory = Readonly<Partial<Record<CacheKind, ForcedRefresh>>>;

/** Where it lies, in session storage: it lasts as long as the tab, and goes with clear-all. */
export const REFRESH_HISTORY_KEY = 'gschool.cache.refreshes';

const isForcedRefresh = (value: unknown): value is ForcedRefresh => {
  const { timestamp, count } = (value ?? {}) as Record<string, unknown>;
  return Number.isFinite(timestamp) && Number.isInteger(count) && (count as number) > 0;
};

/** A stored history; what is damaged in it is left out. Never throws. */
export const parseRefreshHistory = (text: string | null): RefreshHistory => {
  try {
    const stored = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
    const kinds = (Object.keys(lifetimes) as CacheKind[]).filter(
      (kind) => Object.hasOwn(stored, kind) && isForcedRefresh(stored[kind]),
    );
    return Object.fromEntries(kinds.map((kind) => [kind, stored[kind] as ForcedRefresh]));
  } catch {
    return {};
  }
};

/** The history after one more. */
export const addRefresh = (
  history: RefreshHistory,
  kind: CacheKind,
  now: number,
): RefreshHistory => ({
  ...history,
  [kind]: { timestamp: now, count: (history[kind]?.count ?? 0) + 1 },
});

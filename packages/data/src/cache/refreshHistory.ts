import { lifetimes } from './lifetimes';
import type { CacheKind } from './cachedQueries';

/**
 * How often a refresh of a kind was forced, and when it last was
 * (docs/product/caches.md#cache-diagnostics).
 */
interface ForcedRefresh {
  /** When it was last forced, in epoch milliseconds. */
  timestamp: number;
  count: number;
}

/** By kind; a kind without a forced refresh is absent. */
export type RefreshHistory = Readonly<Partial<Record<CacheKind, ForcedRefresh>>>;

/** The session storage key. The history lasts as long as the tab, and clear-all removes it. */
export const REFRESH_HISTORY_KEY = 'gschool.cache.refreshes';

const isForcedRefresh = (value: unknown): value is ForcedRefresh => {
  const { timestamp, count } = (value ?? {}) as Record<string, unknown>;
  return Number.isFinite(timestamp) && Number.isInteger(count) && (count as number) > 0;
};

/** Parses a stored history and leaves out damaged parts. Never throws. */
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

/** Returns the history with one more refresh. */
export const addRefresh = (
  history: RefreshHistory,
  kind: CacheKind,
  now: number,
): RefreshHistory => ({
  ...history,
  [kind]: { timestamp: now, count: (history[kind]?.count ?? 0) + 1 },
});

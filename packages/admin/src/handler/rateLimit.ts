/** `adminLimits/{uid}`: how much an administrator did in the current window. */
export interface RateCount {
  /** Epoch milliseconds. */
  startedAt: number;
  count: number;
}

/** A bound per account. */
interface RateBound {
  /** The length of a window in milliseconds. */
  window: number;
  limit: number;
}

/**
 * Counts requests per account. The counts are in Firestore, because the function runs in several
 * instances, and a count in memory would multiply the bound by their number.
 */
export interface RateLimitService {
  /**
   * Reads a count, passes it to `decide`, and adds the difference. Requests at the same time may read
   * the same count, but each of them adds to it.
   */
  change(
    uid: string,
    kind: RateKind,
    decide: (count: RateCount | null) => RateCount | null,
  ): Promise<void>;
}

const rateBounds = {
  /** Requests to `/queries`. */
  queries: { window: 60_000, limit: 300 },
  /** Acts, dry runs included. */
  acts: { window: 3_600_000, limit: 2_000 },
  /** Plans of a publication. Each reads and compiles the whole content. */
  plans: { window: 60_000, limit: 60 },
  /** Acts about the school's content, for the same reason. */
  publications: { window: 3_600_000, limit: 200 },
} as const satisfies Record<string, RateBound>;
export type RateKind = keyof typeof rateBounds;

/**
 * Counts requests of an account.
 *
 * @param now epoch milliseconds
 * @returns null if they are allowed; otherwise the seconds until the next window
 */
export const countRequests = async (
  limits: RateLimitService,
  uid: string,
  kind: RateKind,
  amount: number,
  now: number,
): Promise<number | null> => {
  const { window, limit }: RateBound = rateBounds[kind];
  let retryAfter: number | null = null;
  await limits.change(uid, kind, (stored) => {
    const isCurrent = stored !== null && now < stored.startedAt + window && now >= stored.startedAt;
    const current = isCurrent ? stored : { startedAt: now, count: 0 };
    const isAllowed = current.count + amount <= limit;
    retryAfter = isAllowed ? null : Math.ceil((current.startedAt + window - now) / 1000);
    return isAllowed ? { ...current, count: current.count + amount } : null;
  });
  return retryAfter;
};

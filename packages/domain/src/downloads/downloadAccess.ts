/**
 * Without a network, downloads open this long after the member was read
 * (docs/product/downloads.md#downloads).
 */
export const DOWNLOAD_ACCESS_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** A clock may be this wrong, in both directions. */
const CLOCK_MARGIN_MS = 3_600_000;

/** What decides whether downloads open. Times are epoch milliseconds. */
export interface DownloadAccessFacts {
  now: number;
  /** The last successful online read of the member; null if there was none. */
  checkedAt: number | null;
  /** The end of the membership; null without one. */
  endsAt: number | null;
  isOnline: boolean;
}

/**
 * Whether the downloads of a signed-in subscriber open (docs/product/downloads.md#downloads).
 * Online, the session has read the membership. `checkOnline`: the member must go online once.
 */
export const getDownloadAccess = (facts: DownloadAccessFacts): 'yes' | 'checkOnline' => {
  const { now, checkedAt, endsAt, isOnline } = facts;
  if (isOnline) return 'yes';
  if (checkedAt === null || (endsAt !== null && now > endsAt + CLOCK_MARGIN_MS))
    return 'checkOnline';
  const age = now - checkedAt;
  return age >= -CLOCK_MARGIN_MS && age <= DOWNLOAD_ACCESS_DAYS * DAY_MS ? 'yes' : 'checkOnline';
};

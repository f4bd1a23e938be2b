/**
 * The number of days for which downloads open without a network after the member was last read
 * online (docs/product/downloads.md#downloads).
 */
export const DOWNLOAD_ACCESS_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** How wrong a clock may be, in either direction. */
const CLOCK_MARGIN_MS = 3_600_000;

/** The facts that decide whether downloads open. Times are in epoch milliseconds. */
export interface DownloadAccessFacts {
  now: number;
  /** When the member was last read successfully online; null if never. */
  checkedAt: number | null;
  /** The end of the membership; null without one. */
  endsAt: number | null;
  isOnline: boolean;
}

/**
 * Whether a signed-in subscriber's downloads open (docs/product/downloads.md#downloads). When
 * online, the session has read the membership. `checkOnline`: the member must go online once.
 */
export const getDownloadAccess = (facts: DownloadAccessFacts): 'yes' | 'checkOnline' => {
  const { now, checkedAt, endsAt, isOnline } = facts;
  if (isOnline) return 'yes';
  if (checkedAt === null || (endsAt !== null && now > endsAt + CLOCK_MARGIN_MS))
    return 'checkOnline';
  const age = now - checkedAt;
  return age >= -CLOCK_MARGIN_MS && age <= DOWNLOAD_ACCESS_DAYS * DAY_MS ? 'yes' : 'checkOnline';
};

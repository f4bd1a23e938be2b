/** One stored entry (docs/product/caches.md#cache-entries). */
export interface CacheEntry {
  /** The result of a repository; any value that JSON supports. */
  data: unknown;
  /** When the data was read, in epoch milliseconds. */
  timestamp: number;
  /** True if the next use reads from the server, no matter how fresh the entry is. */
  forceRefresh: boolean;
}

/** The fields of an entry that can be read without parsing its data. */
export type EntryHeader = Omit<CacheEntry, 'data'>;

/**
 * The digest of the shape of stored data. `cachedQueries.test.ts` says what it must be. Entries of
 * other versions count as misses.
 */
export const ENTRY_VERSION = 'a8fb7a799e77';

const DAY_MS = 24 * 60 * 60_000;

/** How long an expired entry is shown while new data is read, in milliseconds. */
const MAX_STALE_MS = DAY_MS;

/**
 * How long an entry is kept for a visit without a network, in milliseconds
 * (docs/product/caches.md#cached-data-offline). This is longer than any trip. Older entries would
 * only fill the disk, and the member has seen most of their classes.
 */
const MAX_OFFLINE_MS = 90 * DAY_MS;

/** Checksum that detects damaged text (FNV-1a, 32 bits). */
const getChecksum = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
};

const getEntryChecksum = (timestamp: number, forceRefresh: boolean, json: string): number =>
  getChecksum(`${timestamp} ${forceRefresh} ${json}`);

/** Encodes an entry: a header line, then its data. */
export const encodeEntry = ({ data, timestamp, forceRefresh }: CacheEntry): string => {
  const json = JSON.stringify(data);
  const sum = getEntryChecksum(timestamp, forceRefresh, json);
  return `${JSON.stringify({ version: ENTRY_VERSION, timestamp, forceRefresh, sum })}\n${json}`;
};

const parseHeader = (text: unknown): (EntryHeader & { sum: unknown; end: number }) | null => {
  if (typeof text !== 'string') return null;
  try {
    const end = text.indexOf('\n');
    const header = JSON.parse(text.slice(0, end)) as Record<string, unknown> | null;
    const { version, timestamp, forceRefresh, sum } = header ?? {};
    return version === ENTRY_VERSION &&
      Number.isFinite(timestamp) &&
      typeof forceRefresh === 'boolean'
      ? { timestamp: timestamp as number, forceRefresh, sum, end }
      : null;
  } catch {
    return null;
  }
};

/** The header of an entry; null for anything that is not an entry of this version. */
export const readEntryHeader = (text: unknown): EntryHeader | null => {
  const header = parseHeader(text);
  return header && { timestamp: header.timestamp, forceRefresh: header.forceRefresh };
};

/**
 * Decodes a stored entry; null when it is truncated, damaged or of another version. Never throws.
 */
export const decodeEntry = (text: unknown): CacheEntry | null => {
  const header = parseHeader(text);
  if (header === null) return null;
  const { timestamp, forceRefresh, sum, end } = header;
  const json = (text as string).slice(end + 1);
  if (getEntryChecksum(timestamp, forceRefresh, json) !== sum) return null;
  try {
    return { data: JSON.parse(json) as unknown, timestamp, forceRefresh };
  } catch {
    return null;
  }
};

/**
 * True while an entry is used instead of the server: while it is not older than its lifetime
 * (docs/product/caches.md#cache-entries). An entry with a future timestamp is not fresh: a clock
 * was set back.
 */
export const isFresh = (entry: EntryHeader, lifetime: number, now: number): boolean =>
  !entry.forceRefresh && entry.timestamp <= now && now - entry.timestamp <= lifetime;

/** True while an expired entry may be shown until new data is read. */
export const isUsableStale = (entry: EntryHeader, now: number): boolean =>
  Math.abs(now - entry.timestamp) <= MAX_STALE_MS;

/** True while an entry may be shown because the server does not respond. */
export const isUsableOffline = (entry: EntryHeader, now: number): boolean =>
  Math.abs(now - entry.timestamp) <= MAX_OFFLINE_MS;

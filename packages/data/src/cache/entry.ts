/** One thing that the browser keeps (spec, section 3). */
export interface CacheEntry {
  /** What a repository answered; anything that JSON can hold. */
  data: unknown;
  /** When it was answered, in epoch milliseconds. */
  timestamp: number;
  /** Asks for a reading of its own at the next use, however young the entry is. */
  forceRefresh: boolean;
}

/** What can be known of a stored entry without reading its data. */
export type EntryHeader = Omit<CacheEntry, 'data'>;

/** Raise it when the shape of anything that is kept changes: entries of another version are misses. */
export const ENTRY_VERSION = 2;

/** Longest time that an expired entry is shown while its successor is read, in milliseconds. */
export const MAX_STALE_MS = 24 * 60 * 60_000;

/** Tells a damaged text from a whole one (FNV-1a, 32 bits: every change of one character shows). */
const getChecksum = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
};

const getEntryChecksum = (timestamp: number, forceRefresh: boolean, json: string): number =>
  getChecksum(`${timestamp} ${forceRefresh} ${json}`);

/** An entry as it is stored: a line about it, then its data. */
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

/** The line about an entry; null for anything that is no entry of this version. */
export const readEntryHeader = (text: unknown): EntryHeader | null => {
  const header = parseHeader(text);
  return header && { timestamp: header.timestamp, forceRefresh: header.forceRefresh };
};

/** A stored entry; null for anything else: cut off, damaged, or of another version. Never throws. */
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
 * True while an entry answers instead of the server: not older than its lifetime
 * (spec, section 4). One from the future has no age, since a clock went back.
 */
export const isFresh = (entry: EntryHeader, lifetime: number, now: number): boolean =>
  !entry.forceRefresh && entry.timestamp <= now && now - entry.timestamp <= lifetime;

/** True while an expired entry may still be shown until its successor is here. */
export const isUsableStale = (entry: EntryHeader, now: number): boolean =>
  Math.abs(now - entry.timestamp) <= MAX_STALE_MS;

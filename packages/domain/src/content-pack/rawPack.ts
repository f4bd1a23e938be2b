import type { PackList } from './entries';

/**
 * JSON that is not validated yet. The functions in this file return empty values for missing ones
 * and never throw.
 */
export type RawRecord = Readonly<Record<string, unknown>>;

/** What is wrong with one entry of a pack. */
export interface EntryError {
  list: PackList;
  /** The index in its list. */
  index: number;
  /** The path of the field: `chapters.0.title`. */
  field: string;
  /** The reason without the field: `unknown style "yogga"`. */
  reason: string;
}

/** One error of a pack. */
export interface PackError {
  /** The entry: `videos[3] "slow-strength"`, or `catalogue` for the whole file. */
  entry: string;
  /** The reason, which starts with the field: `style: unknown style "yogga"`. */
  reason: string;
}

export const asRecord = (value: unknown): RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : {};

/** The entries of a list as records, at the same indexes. */
export function getEntries(pack: RawRecord, list: string): readonly RawRecord[] {
  const value = pack[list];
  return Array.isArray(value) ? value.map(asRecord) : [];
}

/** The texts in a value, which may be a single text or a list. Other values contain none. */
export function getTexts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

export const getEntryId = (entry: RawRecord): string | undefined => getTexts(entry['id'])[0];

/** The name of an entry in errors: its index, and its id if it has one. */
export function formatEntryName(list: string, entry: RawRecord | undefined, index: number): string {
  const id = getEntryId(entry ?? {});
  return id === undefined ? `${list}[${index}]` : `${list}[${index}] "${id}"`;
}

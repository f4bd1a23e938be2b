/** Reads of JSON that has not been validated: whatever is not there is empty, nothing throws. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** One thing that is wrong with a pack. */
export interface PackError {
  /** Where: `videos[3] "slow-strength"`, or `catalogue` for the file as a whole. */
  entry: string;
  /** What, starting with the field: `style: unknown style "yogga"`. */
  reason: string;
}

export const asRecord = (value: unknown): RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : {};

/** The entries of a list, each as a record, at their own index. */
export function getEntries(pack: RawRecord, list: string): readonly RawRecord[] {
  const value = pack[list];
  return Array.isArray(value) ? value.map(asRecord) : [];
}

/** The texts in a value: the one text, those of a list, or none. */
export function getTexts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

export const getEntryId = (entry: RawRecord): string | undefined => getTexts(entry['id'])[0];

/** How a fault names an entry: by its place, and by its id where it has one. */
export function formatEntryName(list: string, entry: RawRecord | undefined, index: number): string {
  const id = getEntryId(entry ?? {});
  return id === undefined ? `${list}[${index}]` : `${list}[${index}] "${id}"`;
}

/** An ISO timestamp or epoch milliseconds. */
export type Instant = string | number;

/** A timestamp without a zone, which counts as UTC on every machine. */
const withoutZone = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;

/** The instant in epoch milliseconds; null for an invalid date. */
export const toMillis = (instant: Instant): number | null => {
  const text = typeof instant === 'string' && withoutZone.test(instant) ? `${instant}Z` : instant;
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
};

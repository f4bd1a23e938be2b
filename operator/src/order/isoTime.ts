import { Timestamp } from 'firebase-admin/firestore';

/**
 * Parses an ISO time in UTC with up to nine decimals. Firestore counts microseconds, but `Date`
 * only milliseconds, so a page that ends at a `Date` could leave out orders.
 */
export const toTimestamp = (iso: string): Timestamp => {
  const fraction = /\.(\d+)/.exec(iso)?.[1] ?? '';
  const seconds = Math.floor(Date.parse(iso) / 1000);
  return new Timestamp(seconds, Number(fraction.padEnd(9, '0')));
};

/** Formats a timestamp with all its decimals. */
export const toIsoTime = ({ seconds, nanoseconds }: Timestamp): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, '0')}Z`;

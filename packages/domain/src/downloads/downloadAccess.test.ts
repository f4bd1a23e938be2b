import { expect, it } from 'vitest';

import { getDownloadAccess } from './downloadAccess';

const now = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it.each<[string, number | null, boolean, 'yes' | 'checkOnline', number?]>([
  // description, checkedAt, online, expected, end of the membership
  ['online', now, true, 'yes'],
  ['online, never read before', null, true, 'yes'],
  ['online, read long ago', now - 30 * DAY, true, 'yes'],
  ['offline, just read', now, false, 'yes'],
  ['offline, after seven days exactly', now - 7 * DAY, false, 'yes'],
  ['offline, a millisecond more', now - 7 * DAY - 1, false, 'checkOnline'],
  ['offline, never read', null, false, 'checkOnline'],
  ['offline, clock set back by an hour', now + HOUR, false, 'yes'],
  ['offline, clock set back by more', now + HOUR + 1, false, 'checkOnline'],
  ['offline, a time that is not a number', Number.NaN, false, 'checkOnline'],
  ['offline, an hour after the membership', now - DAY, false, 'yes', now - HOUR],
  ['offline, a millisecond more', now - DAY, false, 'checkOnline', now - HOUR - 1],
  ['online after the membership, not read again yet', now - DAY, true, 'yes', now - DAY],
])('%s: %s, %s: %s', (_, checkedAt, isOnline, expected, endsAt) => {
  expect(getDownloadAccess({ now, checkedAt, endsAt: endsAt ?? null, isOnline })).toBe(expected);
});

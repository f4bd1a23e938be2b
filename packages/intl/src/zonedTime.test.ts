import { describe, expect, it } from 'vitest';

import { formatLocalTime, getZoneOffset, readLocalTime } from './zonedTime';

const read = (local: string, zone: string) => {
  const { at, repeatedAt, isSkipped } = readLocalTime(local, zone)!;
  const iso = (ms: number) => new Date(ms).toISOString();
  return [iso(at), repeatedAt === undefined ? isSkipped : iso(repeatedAt)];
};

describe('a local time', () => {
  it.each([
    ['2026-11-27T18:30', 'Europe/Berlin', '2026-11-27T17:30:00.000Z', false],
    ['2026-07-01T18:30:15', 'Asia/Kathmandu', '2026-07-01T12:45:15.000Z', false],
    ['2026-07-01T18:30', 'Nowhere/City', '2026-07-01T18:30:00.000Z', false],
    // Skipped: the clocks show an hour more instead.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', true],
    // In the south, in half hours, at midnight.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', true],
    ['2026-09-06T00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z', true],
    // Samoa skipped a day.
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z', true],
  ])('%s in %s is %s (skipped: %s)', (local, zone, at, isSkipped) =>
    expect(read(local, zone)).toEqual([at, isSkipped]),
  );

  it.each([
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    [
      '2026-04-05T01:45',
      'Australia/Lord_Howe',
      '2026-04-04T14:45:00.000Z',
      '2026-04-04T15:15:00.000Z',
    ],
  ])('%s in %s comes twice: %s and %s', (local, zone, first, second) =>
    expect(read(local, zone)).toEqual([first, second]),
  );

  it('next to a repeated one comes once', () =>
    expect(read('2026-04-05T01:15', 'Australia/Lord_Howe')).toEqual([
      '2026-04-04T14:15:00.000Z',
      false,
    ]));

  it.each(['', '2026-02-30', 'soon'])('%j is no date', (text) =>
    expect(readLocalTime(`${text}T99:00`, 'UTC')).toBeUndefined(),
  );

  it('is shown at its instant', () => {
    expect(formatLocalTime(Date.parse('2026-03-29T01:30:00Z'), 'Europe/Berlin')).toBe(
      '2026-03-29T03:30:00',
    );
    expect(getZoneOffset(Date.parse('2026-07-01T00:00:00Z'), 'America/St_Johns')).toBe(-9_000_000);
  });
});

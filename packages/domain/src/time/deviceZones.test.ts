import { execFileSync } from 'node:child_process';

import { getZoneOffset } from '@gschool/intl';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getDateTimeFormat } from './dateTimeFormat';
import { toZone } from './instant';
import { fromLocalTime } from './localTime';
import { formatOffsetDateTime } from './offsetDateTime';

const HOUR_MS = 3_600_000;

/**
 * Zones with offsets of whole, half and quarter hours, the extreme offsets, and a clock change of
 * half an hour.
 */
const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'America/St_Johns',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];

/** Instants around the clock changes of these zones in 2026 and 2027, and a few others. */
const instants = [
  ...['2026-03-07T17:30:00Z', '2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'],
  ...['2027-03-28T01:00:00Z', '2026-10-25T01:00:00Z', '2026-04-04T15:00:00Z'],
  ...['2026-10-03T15:30:00Z', '2026-09-26T14:00:00Z', '2027-03-14T05:30:00Z'],
  ...['2028-02-29T05:30:00Z', '2026-12-31T23:59:00Z'],
].flatMap((text) => [-61, -30, -1, 0, 1, 30, 61].map((m) => Date.parse(text) + m * 60_000));

/** The local time, computed only with the platform's formatter. */
const formatByPlatform = (at: number, zone: string): string => {
  const parts = getDateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).formatToParts(at);
  const get = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${get('year')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}:${get('second')}`;
};

describe('dates of a zone on a device in another zone', () => {
  it('are the same on devices in every zone, also in an hour that the device skips or repeats', () => {
    const script = `
      const { toZone } = await import(process.argv[1]);
      const [devices, zones, instants] = JSON.parse(process.argv[2]);
      const found = {};
      for (const [index, device] of devices.entries()) {
        process.env.TZ = device;
        // A few milliseconds later, so that no result of another device is used again.
        found[device] = instants.flatMap((at) =>
          zones.map((zone) => toZone(at + index, zone).format('YYYY-MM-DDTHH:mm:ss')));
        if (new Date(instants[0]).getHours() !== Number(new Intl.DateTimeFormat('en-US',
          { timeZone: device, hour: 'numeric', hourCycle: 'h23' }).format(instants[0])))
          throw new Error('The device is not in ' + device);
      }
      console.log(JSON.stringify(found));`;
    const url = new URL('./instant.ts', import.meta.url).href;
    const output = execFileSync(
      process.execPath,
      [
        ...['--import', 'tsx', '--input-type=module', '-e', script],
        url,
        JSON.stringify([zones, zones, instants]),
      ],
      { encoding: 'utf8' },
    );
    const found = JSON.parse(output) as Record<string, string[]>;
    const expected = instants.flatMap((at) => zones.map((zone) => formatByPlatform(at, zone)));
    for (const device of zones) expect([device, found[device]]).toEqual([device, expected]);
  });

  it('are those of the platform at any instant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2060, 0, 1) }),
        (zone, at) => {
          const local = formatByPlatform(at, zone);
          expect(toZone(at, zone)?.format('YYYY-MM-DDTHH:mm:ss')).toBe(local);
          // Local time and offset together must give the instant.
          const whole = Math.floor(at / 1000) * 1000;
          expect(Date.parse(formatOffsetDateTime(at, zone) ?? '')).toBe(whole);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['2027-02-28T23:58', 'Pacific/Kiritimati', '2027-02-28T09:58:00.000Z'],
    ['2026-12-31T23:59', 'America/St_Johns', '2027-01-01T03:29:00.000Z'],
    ['2028-02-29T05:30:15', 'Asia/Kathmandu', '2028-02-28T23:45:15.000Z'],
    // The clocks skip the first time, so they show 2:59:30. They show the second time twice; the
    // first occurrence counts.
    ['2027-03-28T01:59:30', 'Europe/Lisbon', '2027-03-28T01:59:30.000Z'],
    ['2026-10-25T01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z'],
    ['2027-03-28T01:30', 'Moon/Base', '2027-03-28T01:30:00.000Z'],
  ])('%s in %s', (local, zone, expected) => {
    expect(new Date(fromLocalTime(local, zone)).toISOString()).toBe(expected);
  });

  it('is NaN for an invalid date', () => {
    expect(fromLocalTime('soon', 'UTC')).toBeNaN();
  });

  it('shows the same local time again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        fc.integer({ min: Date.UTC(1975, 0, 1) / 1000, max: Date.UTC(2060, 0, 1) / 1000 }),
        (zone, seconds) => {
          const at = seconds * 1000;
          const back = fromLocalTime(formatByPlatform(at, zone), zone);
          expect(formatByPlatform(back, zone)).toBe(formatByPlatform(at, zone));
          expect(back).toBeLessThanOrEqual(at);
          expect(at - back).toBeLessThanOrEqual(2 * HOUR_MS);
          expect(getZoneOffset(back, zone)).toBe(
            Date.parse(`${formatByPlatform(at, zone)}Z`) - back,
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

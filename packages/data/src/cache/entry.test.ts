import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  decodeEntry,
  encodeEntry,
  ENTRY_VERSION,
  isFresh,
  isUsableOffline,
  isUsableStale,
  readEntryHeader,
} from './entry';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const entries = fc.record({
  data: fc.jsonValue().filter((value) => !Object.is(value, -0)),
  timestamp: fc.integer({ min: 0, max: 8.64e15 }),
  forceRefresh: fc.boolean(),
});
const whole = encodeEntry({ data: { version: 'seven' }, timestamp: NOW, forceRefresh: false });

describe('an entry', () => {
  it('is { data, timestamp, forceRefresh }, and decodes to the same value', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const text = encodeEntry(entry);
        expect(decodeEntry(text)).toEqual(JSON.parse(JSON.stringify(entry)));
        expect(readEntryHeader(text)).toEqual({
          timestamp: entry.timestamp,
          forceRefresh: entry.forceRefresh,
        });
      }),
    );
  });

  it('is a miss when it is truncated anywhere', () => {
    for (let length = 0; length < whole.length; length++) {
      expect(decodeEntry(whole.slice(0, length))).toBeNull();
    }
  });

  it('is a miss, or equal, after any character was changed', () => {
    fc.assert(
      fc.property(entries, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (entry, n, put) => {
        const text = encodeEntry(entry);
        const at = n % text.length;
        const damaged = text.slice(0, at) + put + text.slice(at + 1);
        const read = decodeEntry(damaged);
        if (read !== null) expect(read).toEqual(decodeEntry(text));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    undefined,
    null,
    7,
    {},
    [],
    '',
    '\n',
    'null\n{}',
    '[]\n{}',
    '{}\n{}',
    'x\ny',
    '"text"\n1',
    '{"version":1}\n1',
    JSON.stringify({ data: 1, timestamp: NOW, forceRefresh: false }),
  ])('does not decode %j and does not throw', (value) => {
    expect(decodeEntry(value)).toBeNull();
    expect(readEntryHeader(value)).toBeNull();
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (head, json) => {
        expect(decodeEntry(`${head}\n${json}`)).toBeNull();
      }),
    );
  });

  it.each([
    ['another version', { version: ENTRY_VERSION.toUpperCase() }],
    ['a version of earlier releases', { version: 2 }],
    ['no timestamp', { timestamp: null }],
    ['a timestamp that is not a number', { timestamp: '1' }],
    ['a flag that is not a boolean', { forceRefresh: 0 }],
    ['another checksum', { sum: 1 }],
  ])('is a miss with %s', (_, change) => {
    const [head = '', json = ''] = whole.split('\n');
    const changed = `${JSON.stringify({ ...(JSON.parse(head) as object), ...change })}\n${json}`;
    expect(decodeEntry(whole)).not.toBeNull();
    expect(decodeEntry(changed)).toBeNull();
  });

  it('is a miss when its checksum matches and its data is not JSON', () => {
    // Text that another encoder could have stored.
    const broken = encodeEntry({ data: undefined, timestamp: NOW, forceRefresh: false });
    expect(readEntryHeader(broken)).not.toBeNull();
    expect(decodeEntry(broken)).toBeNull();
  });
});

describe('expiry', () => {
  const lifetime = 600_000;
  const aged = (age: number, forceRefresh = false) => ({ timestamp: NOW - age, forceRefresh });

  it.each([
    [0, true],
    [lifetime - 1, true],
    [lifetime, true],
    [lifetime + 1, false],
    [-1, false],
  ])('at an age of %i ms, is fresh: %s', (age, fresh) => {
    expect(isFresh(aged(age), lifetime, NOW)).toBe(fresh);
  });

  it('is immediate when a refresh is forced', () => {
    expect(isFresh(aged(0, true), lifetime, NOW)).toBe(false);
  });

  it('an entry is fresh exactly from its timestamp to the end of its lifetime', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer(), (timestamp, life, now) => {
        const age = now - timestamp;
        expect(isFresh({ timestamp, forceRefresh: false }, life, now)).toBe(
          age >= 0 && age <= life,
        );
      }),
    );
  });

  it('an expired entry is usable for a day, before and after a changed clock', () => {
    expect(isUsableStale(aged(DAY_MS), NOW)).toBe(true);
    expect(isUsableStale(aged(DAY_MS + 1), NOW)).toBe(false);
    expect(isUsableStale(aged(-DAY_MS), NOW)).toBe(true);
    expect(isUsableStale(aged(-DAY_MS - 1), NOW)).toBe(false);
  });

  it('an entry is kept for 90 days, before and after a changed clock', () => {
    expect(isUsableOffline(aged(90 * DAY_MS), NOW)).toBe(true);
    expect(isUsableOffline(aged(90 * DAY_MS + 1), NOW)).toBe(false);
    expect(isUsableOffline(aged(-90 * DAY_MS - 1), NOW)).toBe(false);
  });
});

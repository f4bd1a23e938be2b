import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodePosition } from './decodePosition';
import { encodePosition } from './encodePosition';
import type { WatchPosition } from './types';

const position: WatchPosition = {
  videoId: 'sunrise',
  position: 42.5,
  duration: 600,
  completed: false,
  hidden: false,
  at: '2026-11-20T10:00:00.000Z',
};

const anyPosition: fc.Arbitrary<WatchPosition> = fc.record({
  videoId: fc.stringMatching(/^[A-Za-z0-9_-]{1,80}$/),
  position: fc.double({ min: 0, max: 86_400, noNaN: true }),
  duration: fc.double({ min: 0, max: 86_400, noNaN: true }),
  completed: fc.boolean(),
  hidden: fc.boolean(),
  at: fc
    .date({ min: new Date(0), max: new Date(253_402_300_799_000), noInvalidDate: true })
    .map((date) => date.toISOString()),
});

const anyKind = {
  videoId: fc.string(),
  position: fc.double(),
  duration: fc.double(),
  completed: fc.boolean(),
  hidden: fc.boolean(),
  at: fc.oneof(fc.string(), fc.constant('1969-01-01T00:00:00.000Z'), fc.constant(position.at)),
};

describe('a position as text', () => {
  it.each([
    ['sunrise=42.5/600:@1795168800000', {}],
    ['sunrise=42.5/600:c@1795168800000', { completed: true }],
    ['sunrise=42.5/600:h@1795168800000', { hidden: true }],
    ['sunrise=42.5/600:ch@1795168800000', { completed: true, hidden: true }],
  ])('%s', (text, changes) => {
    expect(encodePosition({ ...position, ...changes })).toBe(text);
    expect(decodePosition(text)).toEqual({ ...position, ...changes });
  });

  it('keeps everything, and seconds to the millisecond', () => {
    fc.assert(
      fc.property(anyPosition, (given) => {
        const stored = decodePosition(encodePosition(given) ?? '');
        expect(stored).toEqual({
          ...given,
          position: expect.closeTo(given.position, 3),
          duration: expect.closeTo(given.duration, 3),
        });
      }),
    );
  });

  it('never has text that the rules refuse', () => {
    fc.assert(
      fc.property(fc.record(anyKind), (given) => {
        const text = encodePosition(given);
        if (text !== null) expect(decodePosition(text)).not.toBeNull();
      }),
    );
  });

  it.each([
    '',
    'sunrise',
    'sunrise=42/600@1',
    'sunrise=42/600:x@1',
    'sunrise=-1/600:@1',
    'sunrise=1e5/600:@1',
    'sun rise=42/600:@1',
    'sunrise=42/600:@1234567890123456',
  ])('leaves out "%s"', (text) => {
    expect(decodePosition(text)).toBeNull();
  });
});

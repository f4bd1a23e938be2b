import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createNewProfile } from '../profile/newProfile';
import { formatFilterQuery, parseFilters } from '../shop/filterQuery';
import { truncate } from './truncate';

const text = () => fc.string({ unit: 'binary', maxLength: 40 });

describe('a truncated text', () => {
  it('is the beginning of the text, and never ends with half a character', () => {
    fc.assert(
      fc.property(text(), fc.nat(40), (whole, max) => {
        const short = truncate(whole, max);
        expect(whole.startsWith(short)).toBe(true);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.length).toBeGreaterThanOrEqual(Math.min(whole.length, max) - 1);
        expect(() => encodeURIComponent(short)).not.toThrow();
      }),
    );
  });

  it('is short enough already', () => {
    expect(truncate('💪', 2)).toBe('💪');
    expect(truncate('💪', 1)).toBe('');
  });
});

describe('where texts are truncated', () => {
  it('a long search of the shop stays a valid URL', () => {
    const filters = parseFilters(new URLSearchParams({ q: `${'a'.repeat(79)}💪` }));
    expect(filters.query).toBe('a'.repeat(79));
    expect(formatFilterQuery(filters)).toBe(`q=${'a'.repeat(79)}`);
  });

  it('a long name of a Google account can be stored', () => {
    const member = {
      uid: 'mira',
      email: 'mira@gschool.example',
      provider: 'google',
      isEmailVerified: true,
      now: '2026-11-20T10:00:00.000Z',
      timezone: 'UTC',
    } as const;
    const { displayName } = createNewProfile({ ...member, displayName: `${'x'.repeat(199)}💪` });
    expect(displayName).toBe('x'.repeat(199));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getIdError, getStyleIdError, isId } from './id';

/** Each text breaks a URL, the path of a document, or both. */
const broken = [
  '%2F',
  '..',
  '.',
  '__a__',
  '____',
  '__proto__',
  'a/b',
  '/',
  'a\\b',
  'a b',
  'a?b',
  'a#b',
  'a%b',
  'a\nb',
  'a\u0000',
  'a\u2028',
  'é',
  'ab\u200f',
  '\ud800',
  '',
  'x'.repeat(81),
  'x'.repeat(1501),
  'é'.repeat(751),
];

describe('an id', () => {
  it.each(broken)('is not %j', (id) => {
    expect(isId(id)).toBe(false);
    expect(getIdError(id)).toMatch(/^must (not )?be/);
  });

  it.each([undefined, null, 7, {}, ['a']])('is not %j, which is no text', (value) => {
    expect(isId(value)).toBe(false);
  });

  it.each(['a', 'slow-strength', 'A_1', '__a', 'a__', '___', '_', '-', 'x'.repeat(80)])(
    'may be "%s"',
    (id) => {
      expect(getIdError(id)).toBeNull();
    },
  );

  it('stays as it is in an address and in the path of a document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 90 }), (any, plain) => {
        for (const id of [any, plain].filter(isId)) {
          expect(encodeURIComponent(id)).toBe(id);
          expect(new URL(`https://a.example/videos/${id}/x`).pathname).toBe(`/videos/${id}/x`);
        }
      }),
    );
  });
});

describe('the id of a style', () => {
  it.each([
    '%2F',
    '..',
    '.',
    '__a__',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'a\nb',
    'a\u0000',
    '\ud800',
    ' ',
  ])('is not %j', (id) => {
    expect(getStyleIdError(id)).toMatch(/^must (not|have)/);
  });

  it.each(['slow strength', 'قوة بطيئة', 'Yin & yang', 'a.b', 'c++'])('may be "%s"', (id) => {
    expect(getStyleIdError(id)).toBeNull();
    // A style is found by its URL.
    expect(
      decodeURIComponent(new URL(`https://a.example/${encodeURIComponent(id)}`).pathname),
    ).toBe(`/${id}`);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { diffTexts, shortenShared, splitTokens } from './diffTexts';

/** `[old|new]` for a change. */
const show = (before: string, after: string, lang = 'en') =>
  diffTexts(before, after, lang)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}]` : `[+${text}]`,
    )
    .join('');

describe('the difference of two texts', () => {
  it.each([
    ['A slow flow.', 'A quick flow.', 'A [-slow][+quick] flow.'],
    ['A slow flow.', 'A slow flow.', 'A slow flow.'],
    ['Begin here.', 'Begin here. Rest.', 'Begin here.[+ Rest.]'],
    ['One two three four', 'One 2 3 four', 'One [-two three][+2 3] four'],
    ['', 'New', '[+New]'],
    ['Old', '', '[-Old]'],
    ['a b', 'a  b', 'a[- ][+  ]b'],
    // Little in common.
    ['The quick brown fox jumps', 'My lazy dog, the cat and I sleep', null],
    ['line one\n\nline two', 'line one\n\nline three', 'line one\n\nline [-two][+three]'],
  ])('%j to %j', (before, after, shown) =>
    expect(show(before, after)).toBe(shown ?? `[-${before}][+${after}]`),
  );

  it('is by words in Arabic, with their marks', () =>
    expect(show('تدفّق الصباح للجميع', 'تدفّق المساء للجميع', 'ar')).toBe(
      'تدفّق [-الصباح][+المساء] للجميع',
    ));

  it('is by words in a script without spaces', () =>
    expect(show('私は猫が好きです', '私は犬が好きです', 'ja')).toBe('私は[-猫][+犬]が好きです'));

  it('accepts marks without a letter', () =>
    expect(show('abc \u0300X def', 'abc \u0300Y def')).toMatch(/^abc.*def$/s));

  it('contains both texts, whatever they are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffTexts(before, after, 'en');
        const join = (...kinds: string[]) =>
          parts
            .filter(({ kind }) => kinds.includes(kind))
            .map((part) => part.text)
            .join('');
        expect(join('same', 'removed')).toBe(before);
        expect(join('same', 'added')).toBe(after);
      }),
    );
  });

  it('of two long texts without anything in common takes no minutes', () => {
    const repeat = (word: string) => Array.from({ length: 20_000 }, (_, at) => word + at).join(' ');
    expect(diffTexts(repeat('a'), repeat('b'), 'en')).toHaveLength(2);
  });
});

describe('a long text that both sides share', () => {
  const text = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ');

  it('keeps words next to the changes', () => {
    const short = shortenShared(text, 'en', { isFirst: false, isLast: false })!;
    expect(splitTokens(short.start, 'en')[0]).toBe('w0');
    expect(short.start).toMatch(/ w11$/);
    expect(short.end).toMatch(/^w48 /);
    expect(short.omitted).toBe(36);
  });

  it('keeps one end at the start and at the end of the whole text', () => {
    expect(shortenShared(text, 'en', { isFirst: true, isLast: false })).toMatchObject({
      start: '',
      omitted: 48,
    });
    expect(shortenShared(text, 'en', { isFirst: false, isLast: true })).toMatchObject({
      end: '',
      omitted: 48,
    });
  });

  it('is whole if it is short', () =>
    expect(
      shortenShared('one two three', 'en', { isFirst: false, isLast: false }),
    ).toBeUndefined());
});

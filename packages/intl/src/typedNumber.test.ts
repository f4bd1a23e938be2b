import { describe, expect, it } from 'vitest';

import { normalizeTyped, parseTypedNumber, toAsciiDigits } from './typedNumber';

describe('typed text', () => {
  it.each([
    ['١١٥١١', '11511'],
    ['۱۲۳', '123'],
    ['१२३', '123'],
    ['１５０－０００１', '150-0001'],
    ['１５０ー０００１', '150-0001'],
    ['090ｰ1234ｰ5678', '090-1234-5678'],
    ['コーヒー 3', 'コーヒー 3'],
    ['D‑10119', 'D-10119'],
    ['SE\u2013111\u00a022', 'SE-111 22'],
    ['\u200f٠١٠١٢٣٤٥٦٧٨\u200f', '01012345678'],
    ['Lisboa', 'Lisboa'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normalizeTyped(typed)).toBe(stored);
  });

  it('keeps letters when digits are converted', () => {
    expect(toAsciiDigits('الطابق ٣')).toBe('الطابق 3');
  });
});

describe('a typed number', () => {
  it.each([
    ['20', 20],
    ['20,50', 20.5],
    ['20.5', 20.5],
    ['20.', 20],
    [',5', 0.5],
    ['٢٠', 20],
    ['٢٠٫٥', 20.5],
    ['١٬٢٩٠', 1290],
    ['$20', 20],
    ['US$ 20', 20],
    ['20 kr', 20],
    ['20 ر.س', 20],
    ['٢٠ د.إ.\u200f', 20],
    ['ر.س 20', 20],
    ['٢٠ دولارًا', 20],
    ['20 dollars', 20],
    ['20 minutes', 20],
    ['20 $US', 20],
    ['20,-', 20],
    ['20.–', 20],
    ['20 €', 20],
    ['1,290', 1290],
    ['1.290', 1290],
    ['1,290.00', 1290],
    ['1.290,50', 1290.5],
    ['1 290,5', 1290.5],
    ['1’290.50', 1290.5],
    ['1,290,000', 1_290_000],
    ['12,34,567', 1_234_567],
    ['-3', -3],
    [' 7 ', 7],
  ])('%s is %d', (typed, value) => {
    expect(parseTypedNumber(typed)).toBe(value);
  });

  it('may have only the unit of its field, so that another one is not misread', () => {
    const days = /^(days?|أيام)$/;
    expect(parseTypedNumber('2 days', 0, days)).toBe(2);
    expect(parseTypedNumber('٥ أيام', 0, days)).toBe(5);
    expect(parseTypedNumber('2', 0, days)).toBe(2);
    expect(parseTypedNumber('2 weeks', 0, days)).toBeUndefined();
    expect(parseTypedNumber('$2', 0, /^$/)).toBe(2);
    expect(parseTypedNumber('2 dozen', 0, /^$/)).toBeUndefined();
  });

  it('has three decimals where the currency has', () => {
    expect(parseTypedNumber('1.290', 3)).toBe(1.29);
    expect(parseTypedNumber('1.29', 0)).toBeUndefined();
  });

  it.each([
    '',
    'abc',
    '0.500',
    '2O',
    '2l',
    'l0',
    '20-30',
    '20 and more',
    '20 to 30',
    '20 30',
    '1,2,3',
    '1.2.3,4',
    '--3',
    '9'.repeat(400),
    '2026-11-26',
    '$',
  ])('“%s” is none', (typed) => {
    expect(parseTypedNumber(typed)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';

import { changeTextsLocale, getTexts, isComplete, readTexts } from './fieldTexts';

const zones = ['Europe/Berlin', 'America/Santiago', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const locales = ['en-US', 'en-GB', 'ar', 'ar-EG', 'fa', 'de'];

describe.each(locales)('the texts of a field in %s', (locale) => {
  it.each(zones)('say the instant in %s again', (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 37 * 3_600_000) {
      const value = new Date(at).toISOString();
      const { local } = readTexts(getTexts(value, zone, locale), zone, locale);
      expect([local?.at, local?.repeatedAt]).toContain(at);
    }
  });

  it('are complete', () =>
    expect(isComplete(getTexts('2026-11-27T09:05:00Z', 'UTC', locale))).toBe(true));
});

it('say nothing without an instant', () => {
  expect(getTexts('', 'UTC', 'en')).toEqual({ date: '', time: '' });
  expect(readTexts({ date: '11/27/2026', time: '' }, 'UTC', 'en')).toEqual({
    day: '2026-11-27',
    time: undefined,
    local: undefined,
  });
});

it.each([
  ['11/27/2026', '1', false],
  ['11/27/2026', '18:3', false],
  ['11/27/2026', '18:30', true],
  ['11/27/2026', '1830', true],
  ['11/27/2026', '6 pm', true],
  ['11/27/20', '18:30', false],
  ['٢٧/١١/٢٠٢٦', '٦:٣٠ م', true],
])('%s %s is complete: %s', (date, time, expected) =>
  expect(isComplete({ date, time })).toBe(expected),
);

it('say the same day and time after a change of the language', () => {
  const texts = getTexts('2026-11-05T18:30:00Z', 'UTC', 'en-US');
  const changed = changeTextsLocale(texts, 'en-US', 'en-GB');
  expect(changed).toEqual({ date: '05/11/2026', time: '18:30' });
  expect(readTexts(changed, 'UTC', 'en-GB').local?.at).toBe(Date.UTC(2026, 10, 5, 18, 30));
  const wrong = { date: 'soon', time: 'late' };
  expect(changeTextsLocale(wrong, 'en-US', 'ar')).toEqual(wrong);
});

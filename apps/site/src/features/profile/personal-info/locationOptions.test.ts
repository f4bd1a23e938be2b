import { describe, expect, it } from 'vitest';

import { zoneOptions } from './locationOptions';

/** The values of the options that contain every word of a query. */
const find = (locale: string, query: string) =>
  zoneOptions(locale, '')
    .filter(({ label, keywords }) => {
      const text = `${label} ${keywords}`.toLowerCase();
      return query
        .toLowerCase()
        .split(' ')
        .every((word) => text.includes(word));
    })
    .map(({ value }) => value);

describe('the time zones of the profile', () => {
  it.each([
    ['en', 'Kolkata', 'Asia/Kolkata'],
    ['en', 'calcutta', 'Asia/Kolkata'],
    ['en', 'India', 'Asia/Kolkata'],
    ['en', 'Kyiv', 'Europe/Kyiv'],
    ['en', 'kiev', 'Europe/Kyiv'],
    ['en', 'Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ['en', 'Saigon', 'Asia/Ho_Chi_Minh'],
    ['en', 'Vietnam', 'Asia/Ho_Chi_Minh'],
    ['en', 'argentina buenos', 'America/Argentina/Buenos_Aires'],
    ['ar', 'الهند', 'Asia/Kolkata'],
    ['ar', 'kolkata', 'Asia/Kolkata'],
  ])('in %s are found by %s: %s', (locale, query, zone) => {
    expect(find(locale, query)).toContain(zone);
  });

  it('keep a stored value, also one that has another name today', () => {
    const values = zoneOptions('en', 'Asia/Calcutta').map(({ value }) => value);
    expect(values).toContain('Asia/Calcutta');
    expect(values).not.toContain('Asia/Kolkata');
    expect(zoneOptions('en', 'Mars/Base').map(({ value }) => value)).toContain('Mars/Base');
  });
});

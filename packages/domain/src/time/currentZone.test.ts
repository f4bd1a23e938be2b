import { describe, expect, it } from 'vitest';

import { getCountries } from '../profile/countries';
import { listZones, toCurrentZone } from './currentZone';
import { isTimezone } from './zone';
import { groupCountriesByZone } from './zonesByCountry';

describe('the time zones of a list', () => {
  const zones = listZones();
  const find = (name: string) => zones.find(({ zone }) => zone === name);

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta', 'IN'],
    ['Europe/Kyiv', 'Europe/Kiev', 'UA'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'VN'],
  ])('have today’s name: %s, before %s, in %s', (zone, former, country) => {
    expect(find(zone)).toEqual({ zone, former });
    expect(find(former)).toBeUndefined();
    expect(toCurrentZone(former)).toBe(zone);
    expect(groupCountriesByZone().get(zone)).toEqual([country]);
  });

  it('occur once, and are known to the platform', () => {
    const names = zones.map(({ zone }) => zone);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('UTC');
    for (const timeZone of names)
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  // Firefox does not tell the zones of a country.
  it('are found by every inhabited country, without the platform’s list', () => {
    const byZone = groupCountriesByZone();
    const found = new Set([...byZone.values()].flat());
    const missing = getCountries('en').filter(({ code }) => !found.has(code));
    // Two uninhabited islands, which have no time zone.
    expect(missing.map(({ code }) => code).toSorted()).toEqual(['BV', 'HM']);
    for (const zone of byZone.keys()) {
      expect(isTimezone(zone), zone).toBe(true);
      expect(toCurrentZone(zone)).toBe(zone);
    }
  });
});

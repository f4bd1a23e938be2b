import { describe, expect, it } from 'vitest';

import { listZones, toCurrentZone } from './currentZone';

describe('the time zones of a list', () => {
  const zones = listZones(['IN', 'UA', 'VN', 'US']);
  const find = (name: string) => zones.find(({ zone }) => zone === name);

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta', 'IN'],
    ['Europe/Kyiv', 'Europe/Kiev', 'UA'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'VN'],
  ])('have today’s name: %s, before %s, in %s', (zone, former, country) => {
    expect(find(zone)).toEqual({ zone, former, countries: [country] });
    expect(find(former)).toBeUndefined();
    expect(toCurrentZone(former)).toBe(zone);
  });

  it('occur once, and are known to the platform', () => {
    const names = zones.map(({ zone }) => zone);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('UTC');
    for (const timeZone of names)
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});

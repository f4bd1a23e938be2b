import { getCountries, formatZoneLabel, groupCountriesByZone, listZones } from '@gschool/domain';
import type { ComboboxOption } from '@gschool/ui/overlays';

const withStored = (options: readonly ComboboxOption[], stored: string) =>
  // A stored value stays selectable when the list does not have it.
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [{ value: stored, label: stored }, ...options];

/** Cached because sorting is slow. One language is enough, because only one is shown at a time. */
let cached: { locale: string; options: readonly ComboboxOption[] } | undefined;

const getCountryOptions = (locale: string): readonly ComboboxOption[] => {
  if (cached?.locale !== locale) {
    const options = getCountries(locale).map(({ code, name, label }) => ({
      value: name,
      label,
      keywords: `${code} ${name}`,
    }));
    cached = { locale, options };
  }
  return cached.options;
};

/** The countries, named in a language; search also finds them by code and English name. */
export const countryOptions = (locale: string, stored: string): readonly ComboboxOption[] =>
  withStored(getCountryOptions(locale), stored);

const toReadableName = (zone: string): string => zone.replaceAll('_', ' ');

/**
 * Every time zone by its current name, grouped by continent. Search finds it by city, former name
 * and country. In languages other than English, each has its local name, in alphabetical order.
 */
export const zoneOptions = (locale: string, stored: string): readonly ComboboxOption[] => {
  const countries = new Map(getCountries(locale).map((country) => [country.code, country]));
  const isEnglish = /^en\b/i.test(locale);
  const codesByZone = groupCountriesByZone();
  const options = listZones().map(({ zone, former }) => {
    const names = (codesByZone.get(zone) ?? []).flatMap((code) => {
      const { name = '', label = '' } = countries.get(code) ?? {};
      return [name, label];
    });
    const [area = '', ...rest] = zone.split('/');
    const place = rest.toReversed().map(toReadableName).join(', ');
    return {
      // A profile that stores the former name stays as it is.
      value: former !== undefined && stored === former ? former : zone,
      label: isEnglish && place !== '' ? place : formatZoneLabel(zone, locale),
      ...(isEnglish && place !== '' && { group: area }),
      keywords: [zone, former ?? '', ...names].map(toReadableName).join(' '),
    };
  });
  return withStored(
    isEnglish ? options : options.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    stored,
  );
};

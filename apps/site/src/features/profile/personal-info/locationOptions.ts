import { getCountries, formatZoneLabel } from '@gschool/domain';
import type { ComboboxOption } from '@gschool/ui/overlays';

const withStored = (options: readonly ComboboxOption[], stored: string) =>
  // A stored value stays selectable when the list does not have it.
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [{ value: stored, label: stored }, ...options];

/** Sorting the names is slow, and one language is shown at a time. */
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
 * Every time zone of the platform, grouped by continent and found by its city. In languages other
 * than English, each has its local name, in alphabetical order.
 */
export const zoneOptions = (locale: string, stored: string): readonly ComboboxOption[] => {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const options = /^en\b/i.test(locale)
    ? zones.map((zone) => {
        const [area = '', ...rest] = zone.split('/');
        if (rest.length === 0) return { value: zone, label: zone };
        const place = rest.toReversed().map(toReadableName).join(', ');
        return { value: zone, label: place, group: area, keywords: toReadableName(zone) };
      })
    : zones
        .map((zone) => ({
          value: zone,
          label: formatZoneLabel(zone, locale),
          keywords: toReadableName(zone),
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return withStored(options, stored);
};

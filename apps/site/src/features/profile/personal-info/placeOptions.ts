import { getCountries, formatZoneLabel } from '@gschool/domain';
import type { ComboboxOption } from '@gschool/ui/overlays';

const withStored = (options: readonly ComboboxOption[], stored: string) =>
  // What stands in the profile stays, though no list of ours has it.
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [{ value: stored, label: stored }, ...options];

/** Naming and sorting them takes a while, and one language is read at a time. */
let named: { locale: string; options: readonly ComboboxOption[] } | undefined;

const optionsIn = (locale: string): readonly ComboboxOption[] => {
  if (named?.locale !== locale) {
    const options = getCountries(locale).map(({ code, name, label }) => ({
      value: name,
      label,
      keywords: `${code} ${name}`,
    }));
    named = { locale, options };
  }
  return named.options;
};

/** The countries, named in the reader's language and found by code and English name too. */
export const countryOptions = (locale: string, stored: string): readonly ComboboxOption[] =>
  withStored(optionsIn(locale), stored);

const words = (zone: string): string => zone.replaceAll('_', ' ');

/**
 * Every zone of the platform by continent, found by its city. In another language than English
 * each has that language's name for the place, in alphabetical order.
 */
export const zoneOptions = (locale: string, stored: string): readonly ComboboxOption[] => {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const options = /^en\b/i.test(locale)
    ? zones.map((zone) => {
        const [area = '', ...rest] = zone.split('/');
        if (rest.length === 0) return { value: zone, label: zone };
        const place = rest.toReversed().map(words).join(', ');
        return { value: zone, label: place, group: area, keywords: words(zone) };
      })
    : zones
        .map((zone) => ({
          value: zone,
          label: formatZoneLabel(zone, locale),
          keywords: words(zone),
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return withStored(options, stored);
};

import { toCurrentZone } from './currentZone';
import type { ZoneAndLocale } from './dateFormats';
import { getDateTimeFormat } from './dateTimeFormat';
import { toMillis, type Instant } from './toMillis';
import { toKnownZone } from './zone';

/** English locales. Each has short names only for the time zones of its own region. */
const ENGLISH = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'en-CA'];

const getZoneName = (
  locale: string,
  zone: string,
  instant: number,
  style: 'short' | 'long' | 'shortGeneric' | 'longGeneric',
): string | undefined =>
  getDateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

const isOffset = (name: string): boolean => /^(GMT|UTC)[+-]/.test(name);

/** The abbreviation of a time zone, such as `WEST`, or `GMT+5:45` if no English locale has one. */
const getAbbreviation = (zone: string, instant: number): string => {
  const getName = (locale: string): string => getZoneName(locale, zone, instant, 'short') ?? '';
  for (const locale of ENGLISH) {
    const name = getName(locale);
    if (name !== '' && !isOffset(name)) return name;
  }
  return getName('en-US');
};

/** `Lisbon` for `Europe/Lisbon`, `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export const formatZoneCity = (zone: string): string =>
  (toCurrentZone(zone).split('/').at(-1) ?? zone).replaceAll('_', ' ');

/**
 * The name of a time zone in a list: in English the city and the area (`Lisbon · Europe`), in other
 * languages the zone's name (`توقيت البرتغال`).
 */
export const formatZoneLabel = (zone: string, locale: string): string => {
  if (/^en\b/i.test(locale)) {
    const [area = ''] = zone.split('/');
    return area === zone ? zone : `${formatZoneCity(zone)} · ${area.replaceAll('_', ' ')}`;
  }
  const getName = (style: 'shortGeneric' | 'longGeneric'): string =>
    getZoneName(locale, zone, 0, style) ?? zone;
  const name = getName('shortGeneric');
  // In Arabic, CLDR 47 has only `GST`, which four time zones share.
  const isAbbreviation = /^[A-Z]+$/.test(name);
  return isAbbreviation ? `${getName('longGeneric')} · ${formatZoneCity(zone)}` : name;
};

/**
 * The name that a page shows for a time zone at an instant. Names are different in summer. In
 * English, it is `Lisbon (WEST)`; in other languages, it is the long name. An unknown zone counts
 * as UTC.
 */
export const formatZone = (instant: Instant, { zone, locale }: ZoneAndLocale): string => {
  const known = toKnownZone(zone);
  const at = toMillis(instant);
  if (at === null) return '';
  if (!/^en\b/i.test(locale)) return getZoneName(locale, known, at, 'long') ?? known;
  const short = getAbbreviation(known, at);
  const city = known.startsWith('Etc/') ? short : formatZoneCity(known);
  return short === '' || short === city ? city : `${city} (${short})`;
};

import { writtenLocale } from '../locale/writtenLocale';
import { inZone, type Instant } from './instant';
import type { Reader } from './formats';
import { isTimezone } from './zone';

/** Each of them knows the short names of its own part of the world, and only of that. */
const ENGLISH = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'en-CA'];

const nameIn = (
  locale: string,
  zone: string,
  instant: number,
  style: 'short' | 'long',
): string | undefined =>
  new Intl.DateTimeFormat(writtenLocale(locale), { timeZone: zone, timeZoneName: style })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

const isOffset = (name: string): boolean => /^(GMT|UTC)[+-]/.test(name);

/** `WEST`, or `GMT+5:45` where no English has a word for it. */
const abbreviation = (zone: string, instant: number): string => {
  const names = ENGLISH.map((locale) => nameIn(locale, zone, instant, 'short') ?? '');
  return names.find((name) => name !== '' && !isOffset(name)) ?? names[0] ?? '';
};

/** `Lisbon` for `Europe/Lisbon`, `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export const zoneCity = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/**
 * A zone's name in a list of zones: the city and the area in English (`Lisbon · Europe`), in
 * another language its own name for the place (`توقيت البرتغال`).
 */
export const zoneLabel = (zone: string, locale: string): string => {
  if (/^en\b/i.test(locale)) {
    const [area = ''] = zone.split('/');
    return area === zone ? zone : `${zoneCity(zone)} · ${area.replaceAll('_', ' ')}`;
  }
  return (
    new Intl.DateTimeFormat(writtenLocale(locale), {
      timeZone: zone,
      timeZoneName: 'shortGeneric',
    })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
};

/**
 * What a page calls the zone that its times are in, at an instant, since summer has another
 * name than winter: `Lisbon (WEST)` in English; elsewhere the language's own long name.
 * An unknown zone is UTC, as everywhere.
 */
export const formatZone = (instant: Instant, { zone, locale }: Reader): string => {
  const known = isTimezone(zone) ? zone : 'UTC';
  const at = inZone(instant, known)?.valueOf();
  if (at === undefined) return '';
  if (!/^en\b/i.test(locale)) return nameIn(locale, known, at, 'long') ?? known;
  const short = abbreviation(known, at);
  const city = known.startsWith('Etc/') ? short : zoneCity(known);
  return short === '' || short === city ? city : `${city} (${short})`;
};

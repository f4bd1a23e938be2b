import { getDurationParts, withLatinDigits } from '@gschool/domain';

import type { Age, Movie, Show, Title } from '../../content/media/titles';
import type { Translate } from '../../i18n/useT';

/** A length as it is read: "28 min", "1 h 44 min". */
export function lengthWords(minutes: number, t: Translate): string {
  const parts = getDurationParts(minutes * 60);
  const values = { hours: parts.hours, minutes: parts.minutes };
  return t(parts.hours > 0 ? 'media.hours' : 'media.minutes', values);
}

/** "2024" or "2024–2026"; the years in which a show had a season. */
export function showYears({ seasons }: Show, locale: string): string {
  const year = new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: false });
  const first = seasons[0]?.year ?? 0;
  const last = seasons.at(-1)?.year ?? first;
  return first === last ? year.format(first) : `${year.format(first)}–${year.format(last)}`;
}

/** The year of a movie's release, or that it is still being made. */
export const movieYear = ({ released }: Movie, locale: string, t: Translate): string =>
  released
    ? new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: false }).format(
        Number(released.slice(0, 4)),
      )
    : t('media.soon');

const episodeCount = ({ seasons }: Show): number =>
  seasons.reduce((sum, { episodes }) => sum + episodes.length, 0);

/** "2 seasons · 10 episodes". */
export const showSize = (show: Show, t: Translate): string =>
  [
    t('media.seasons', { count: show.seasons.length }),
    t('media.episodes', { count: episodeCount(show) }),
  ].join(' · ');

export const ageWords = (age: Age, t: Translate): string =>
  age === 'all' ? t('media.ageAll') : t('media.ageFrom', { age: Number(age) });

/** A country's name in the reader's language. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** A day as it is read: "April 16, 2026". A day has no hour, so it is told in one zone. */
export const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

export const isMovie = (title: Movie | Show): title is Movie => 'released' in title;

/** The word in the corner of a poster: what is still being made, and what is for members. */
export const cornerWord = (title: Title & { released?: string | null }, t: Translate) =>
  title.released === null
    ? { words: t('media.soon') }
    : title.isForMembers
      ? { words: t('media.members'), isLocked: true }
      : undefined;

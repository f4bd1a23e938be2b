import { getDurationParts, withLatinDigits } from '@gschool/domain';

import type { Age, Movie, Show, Title } from '../../content/media/titles';
import type { Translate } from '../../i18n/useT';

/** `28 min`, `1 hr 44 min`. */
export function formatDuration(minutes: number, t: Translate): string {
  const parts = getDurationParts(minutes * 60);
  const values = { hours: parts.hours, minutes: parts.minutes };
  return t(parts.hours > 0 ? 'media.hours' : 'media.minutes', values);
}

/** `2024` or `2024–2026`. */
export function formatShowYears({ seasons }: Show, locale: string): string {
  const year = new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: false });
  const first = seasons[0]?.year ?? 0;
  const last = seasons.at(-1)?.year ?? first;
  return first === last ? year.format(first) : `${year.format(first)}–${year.format(last)}`;
}

/** The release year, or the label for a movie in production. */
export const formatMovieYear = ({ released }: Movie, locale: string, t: Translate): string =>
  released
    ? new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: false }).format(
        Number(released.slice(0, 4)),
      )
    : t('media.soon');

const episodeCount = ({ seasons }: Show): number =>
  seasons.reduce((sum, { episodes }) => sum + episodes.length, 0);

/** `2 seasons · 10 episodes`. */
export const formatShowSize = (show: Show, t: Translate): string =>
  [
    t('media.seasons', { count: show.seasons.length }),
    t('media.episodes', { count: episodeCount(show) }),
  ].join(' · ');

export const formatAgeRating = (age: Age, t: Translate): string =>
  age === 'all' ? t('media.ageAll') : t('media.ageFrom', { age: Number(age) });

/** The name of a country in the reader's language. */
export const getCountryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** `April 16, 2026`. A date without a time is formatted in UTC. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

export const isMovie = (title: Movie | Show): title is Movie => 'released' in title;

/** The badge in the corner of a poster: in production, or for members. */
export const getPosterBadge = (title: Title & { released?: string | null }, t: Translate) =>
  title.released === null
    ? { label: t('media.soon') }
    : title.isForMembers
      ? { label: t('media.members'), isLocked: true }
      : undefined;

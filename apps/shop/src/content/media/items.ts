import type { Catalogue } from './catalogue';
import type { Movie } from './movies';
import type { MediaRef } from './mediaRef';
import type { Show } from './shows';
import type { Video } from './videos';

/** An entry of a list that mixes movies, shows and videos. */
export type MediaItem =
  | { kind: 'movie'; movie: Movie }
  | { kind: 'show'; show: Show }
  | { kind: 'video'; video: Video };

/** Resolves a reference such as `movie/SLUG`; undefined if the item does not exist. */
export function getMediaItem(ref: MediaRef, catalogue: Catalogue): MediaItem | undefined {
  const [kind, slug = ''] = ref.split('/');
  const movie = kind === 'movie' && catalogue.movies.get(slug);
  const show = kind === 'show' && catalogue.shows.get(slug);
  const video = kind === 'video' && catalogue.videos.get(slug);
  if (movie) return { kind: 'movie', movie };
  if (show) return { kind: 'show', show };
  return video ? { kind: 'video', video } : undefined;
}

/** Compares by release date, latest first. Unreleased items come before all others. */
export const byRelease = (
  a: { released?: string | null; published?: string | null },
  b: { released?: string | null; published?: string | null },
): number => {
  const day = (item: typeof a) => item.released ?? item.published ?? '9999';
  return Number(day(a) < day(b)) - Number(day(a) > day(b));
};

/** Compares by title in the alphabetical order of a language. */
export const byTitle = (language: string) => {
  const { compare } = new Intl.Collator(language);
  return (a: { title: string }, b: { title: string }): number => compare(a.title, b.title);
};

/** Compares by name in the alphabetical order of a language. */
export const byName = (language: string) => {
  const { compare } = new Intl.Collator(language);
  return (a: { name: string }, b: { name: string }): number => compare(a.name, b.name);
};

import type { Catalogue } from './catalogue';
import type { Movie } from './movies';
import type { MediaRef } from './mediaRef';
import type { Show } from './shows';
import type { Video } from './videos';

/** A movie, a show or a video where they stand side by side. */
export type MediaItem =
  | { kind: 'movie'; movie: Movie }
  | { kind: 'show'; show: Show }
  | { kind: 'video'; video: Video };

/** What a reference names; nothing where nothing goes by that name. */
export function getMediaItem(ref: MediaRef, catalogue: Catalogue): MediaItem | undefined {
  const [kind, slug = ''] = ref.split('/');
  const movie = kind === 'movie' && catalogue.movies.get(slug);
  const show = kind === 'show' && catalogue.shows.get(slug);
  const video = kind === 'video' && catalogue.videos.get(slug);
  if (movie) return { kind: 'movie', movie };
  if (show) return { kind: 'show', show };
  return video ? { kind: 'video', video } : undefined;
}

/** Days of release as ISO text, the latest first; what has none yet comes before all. */
export const byRelease = (
  a: { released?: string | null; published?: string | null },
  b: { released?: string | null; published?: string | null },
): number => {
  const day = (item: typeof a) => item.released ?? item.published ?? '9999';
  return Number(day(a) < day(b)) - Number(day(a) > day(b));
};

/** By title, in the alphabetical order of a language. */
export const byTitle = (language: string) => {
  const { compare } = new Intl.Collator(language);
  return (a: { title: string }, b: { title: string }): number => compare(a.title, b.title);
};

/** By name, in the alphabetical order of a language. */
export const byName = (language: string) => {
  const { compare } = new Intl.Collator(language);
  return (a: { name: string }, b: { name: string }): number => compare(a.name, b.name);
};

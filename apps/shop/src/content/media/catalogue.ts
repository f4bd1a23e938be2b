import { genres, type Genre, type GenreId } from './genres';
import { movies, type Movie } from './movies';
import { people, type Person } from './people';
import { playlists, type MediaPlaylist } from './playlists';
import { shows, type Show } from './shows';
import { tags, type Tag, type TagId } from './tags';
import { videos, type Video } from './videos';

/** The sample catalog as lists. */
export interface MediaLists {
  movies: readonly Movie[];
  shows: readonly Show[];
  videos: readonly Video[];
  people: readonly Person[];
  playlists: readonly MediaPlaylist[];
  genres: readonly (Genre & { id: GenreId })[];
  tags: readonly (Tag & { id: TagId })[];
}

/** The sample catalog in English, its source language. */
export const englishMedia: MediaLists = { movies, shows, videos, people, playlists, genres, tags };

const bySlug = <Item extends { slug: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.slug, item]));

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** The items of each kind by slug or id. A slug from a URL may not exist. */
export type Catalogue = Readonly<{
  [Kind in keyof MediaLists]: ReadonlyMap<string, MediaLists[Kind][number]>;
}>;

export const createCatalogue = (lists: MediaLists): Catalogue => ({
  movies: bySlug(lists.movies),
  shows: bySlug(lists.shows),
  videos: bySlug(lists.videos),
  people: bySlug(lists.people),
  playlists: bySlug(lists.playlists),
  genres: byId(lists.genres),
  tags: byId(lists.tags),
});

/**
 * The English catalog by slug or id, for data that does not depend on the language, such as paths.
 */
export const catalogue: Catalogue = createCatalogue(englishMedia);

/** The items of the given slugs or ids, in that order. */
export const pick = <Item>(
  from: ReadonlyMap<string, Item>,
  slugs: readonly string[],
): readonly Item[] => slugs.flatMap((slug) => from.get(slug) ?? []);

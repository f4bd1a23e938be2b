import { genres, type Genre, type GenreId } from './genres';
import { movies, type Movie } from './movies';
import { people, type Person } from './people';
import { playlists, type MediaPlaylist } from './playlists';
import { shows, type Show } from './shows';
import { tags, type Tag, type TagId } from './tags';
import { videos, type Video } from './videos';

const bySlug = <Item extends { slug: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.slug, item]));

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Everything of the sample catalogue by its slug or id; an address may ask for what is not there. */
export const catalogue: Readonly<{
  movies: ReadonlyMap<string, Movie>;
  shows: ReadonlyMap<string, Show>;
  videos: ReadonlyMap<string, Video>;
  people: ReadonlyMap<string, Person>;
  playlists: ReadonlyMap<string, MediaPlaylist>;
  genres: ReadonlyMap<string, Genre & { id: GenreId }>;
  tags: ReadonlyMap<string, Tag & { id: TagId }>;
}> = {
  movies: bySlug(movies),
  shows: bySlug(shows),
  videos: bySlug(videos),
  people: bySlug(people),
  playlists: bySlug(playlists),
  genres: byId(genres),
  tags: byId(tags),
};

/** The items of some slugs or ids, in their order. */
export const pick = <Item>(
  from: ReadonlyMap<string, Item>,
  slugs: readonly string[],
): readonly Item[] => slugs.flatMap((slug) => from.get(slug) ?? []);

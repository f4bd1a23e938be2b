import { describe, expect, it } from 'vitest';

import { catalogue, pick } from './catalogue';
import { genres } from './genres';
import { getMediaItem } from './items';
import { movieLists } from './lists/movieLists';
import { cast, tagLists } from './lists/otherLists';
import { showLists } from './lists/showLists';
import { videoLists } from './lists/videoLists';
import { movies } from './movies';
import { people } from './people';
import { playlists } from './playlists';
import { shows } from './shows';
import { tags } from './tags';
import { videos } from './videos';

const titles = [...movies, ...shows];
const slugged = { movies, shows, videos, people, playlists };

/** All references of the content, each with the map that must contain it. */
const references: readonly (readonly [string, string, ReadonlyMap<string, unknown>])[] = [
  ...titles.flatMap(({ slug, director, writer, music, cast: roles, practice, ...title }) => [
    ...[director, writer, music, ...Object.keys(roles)]
      .filter((person) => person !== undefined)
      .map((person) => [slug, person, catalogue.people] as const),
    ...title.genres.map((genre) => [slug, genre, catalogue.genres] as const),
    ...title.tags.map((tag) => [slug, tag, catalogue.tags] as const),
    [slug, practice, catalogue.videos] as const,
  ]),
  ...videos.flatMap(({ slug, instructor, tags: themes }) => [
    [slug, instructor, catalogue.people] as const,
    ...themes.map((tag) => [slug, tag, catalogue.tags] as const),
  ]),
  ...Object.entries(movieLists).flatMap(([name, slugs]) =>
    slugs.map((slug) => [name, slug, catalogue.movies] as const),
  ),
  ...Object.entries(showLists).flatMap(([name, slugs]) =>
    slugs.map((slug) => [name, slug, catalogue.shows] as const),
  ),
  ...Object.entries(videoLists).flatMap(([name, slugs]) =>
    slugs.map((slug) => [name, slug, catalogue.videos] as const),
  ),
  ...Object.entries(tagLists).flatMap(([name, ids]) =>
    ids.map((id) => [name, id, catalogue.tags] as const),
  ),
  ...cast.map((slug) => ['cast', slug, catalogue.people] as const),
];

describe('the references', () => {
  it('all resolve', () => {
    expect(references.length).toBeGreaterThan(500);
    const broken = references.filter(([, to, where]) => !where.has(to));
    expect(broken.map(([from, to]) => `${from} → ${to}`)).toEqual([]);
  });

  it('of playlists all resolve', () => {
    const broken = playlists.flatMap(({ slug, entries }) =>
      entries.filter((ref) => !getMediaItem(ref, catalogue)).map((ref) => `${slug} → ${ref}`),
    );
    expect(broken).toEqual([]);
  });

  it('use each person, genre and tag', () => {
    const named = new Set(references.map(([, to]) => to));
    const forgotten = [
      ...people.map(({ slug }) => slug),
      ...genres.map(({ id }) => id),
      ...tags.map(({ id }) => id),
    ].filter((name) => !named.has(name));
    expect(forgotten).toEqual([]);
  });

  it('have no duplicates within a list', () => {
    const all = { ...movieLists, ...showLists, ...videoLists, ...tagLists, cast };
    for (const [name, slugs] of Object.entries<readonly string[]>(all))
      expect(new Set(slugs).size, name).toBe(slugs.length);
    for (const { slug, entries } of playlists)
      expect(new Set(entries).size, slug).toBe(entries.length);
  });

  it('of tag lists lead to items of the right kind', () => {
    const kinds = [
      [tagLists.movieTags, movies],
      [tagLists.showTags, shows],
      [tagLists.videoTags, videos],
    ] as const;
    for (const [ids, items] of kinds)
      for (const id of ids)
        expect(
          items.filter((item) => item.tags.includes(id)),
          id,
        ).not.toEqual([]);
  });
});

describe('slugs and names', () => {
  it.each(Object.entries(slugged))('%s have unique slugs and names', (_, items) => {
    const slugs = items.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
    const names = items.map((item) => ('name' in item ? item.name : item.title).toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('of movies do not collide with pages', () => {
    expect(pick(catalogue.movies, ['restricted', 'related'])).toEqual([]);
  });
});

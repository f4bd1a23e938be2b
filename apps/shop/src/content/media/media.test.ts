import { describe, expect, it } from 'vitest';

import { catalogue, pick } from './catalogue';
import { genres } from './genres';
import { byRelease } from './items';
import { movieLists } from './lists/movieLists';
import { showLists } from './lists/showLists';
import { videoLists } from './lists/videoLists';
import { movies } from './movies';
import { people } from './people';
import { playlists } from './playlists';
import { shows } from './shows';
import { videos } from './videos';

const titles = [...movies, ...shows];
const isDay = (text: string) => new Date(text).toISOString().startsWith(text);

it('has the expected number of items', () => {
  const sizes = [movies, shows, videos, people, genres, playlists].map(({ length }) => length);
  expect(sizes).toEqual([28, 8, 25, 20, 7, 7]);
});

describe('a movie', () => {
  it('has a duration and a release date, or neither while in production', () => {
    for (const { slug, minutes, released } of movies) {
      expect(minutes === null, slug).toBe(released === null);
      if (released) expect(isDay(released), slug).toBe(true);
    }
  });

  it('is listed as upcoming only while in production', () => {
    const made = movies.filter(({ released }) => released === null).map(({ slug }) => slug);
    expect([...movieLists.upcomingMovies].sort()).toEqual(made.sort());
    const pending = videos.filter(({ published }) => published === null).map(({ slug }) => slug);
    expect(videoLists.upcomingVideos).toEqual(pending);
    const { upcomingMovies: _, ...others } = movieLists;
    const early = Object.values(others).flatMap((slugs) =>
      pick(catalogue.movies, slugs).filter(({ released }) => released === null),
    );
    expect(early).toEqual([]);
  });
});

it('sorts the latest lists by date, newest first', () => {
  const out = movies.filter(({ released }) => released !== null).toSorted(byRelease);
  const latest = out.slice(0, movieLists.latestMovies.length).map(({ slug }) => slug);
  expect(movieLists.latestMovies).toEqual(latest);
  const shown = videos.filter(({ published }) => published !== null).toSorted(byRelease);
  const newest = shown.slice(0, videoLists.latestVideos.length).map(({ slug }) => slug);
  expect(videoLists.latestVideos).toEqual(newest);
});

describe('a show', () => {
  it('has seasons in order of year, with complete episodes', () => {
    for (const { slug, seasons } of shows) {
      const years = seasons.map(({ year }) => year);
      expect(years.length, slug).toBeGreaterThan(0);
      expect(years, slug).toEqual(years.toSorted());
      for (const { episodes } of seasons) {
        expect(episodes.length, slug).toBeGreaterThanOrEqual(4);
        expect(new Set(episodes.map(({ title }) => title)).size, slug).toBe(episodes.length);
        for (const { minutes, story } of episodes) {
          expect(minutes, slug).toBeGreaterThan(15);
          expect(story, slug).toMatch(/[.!?]$/);
        }
      }
    }
  });

  it('of the international list comes from a different country', () => {
    const found = pick(catalogue.shows, showLists.bestOfInternationalShows);
    expect(new Set(found.map(({ country }) => country)).size).toBe(found.length);
  });
});

it('has a valid country, complete sentences and a role for each actor', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const { slug, country, story, tagline, cast } of titles) {
    expect(names.of(country), slug).not.toBe(country);
    expect(
      [story, tagline].filter((text) => !/[.!?]$/.test(text)),
      slug,
    ).toEqual([]);
    expect(
      Object.values(cast).filter((role) => !role?.trim()),
      slug,
    ).toEqual([]);
  }
});

describe('the pictures', () => {
  const parts = (picture: string) => /^art:(\w+)\/(\w+)\/(\d+)$/.exec(picture) ?? [];
  const all = [...titles, ...videos, ...people, ...genres].map(({ picture }) => picture);

  it('have unique seeds', () => {
    const seeds = all.map((picture) => Number(parts(picture)[3]));
    expect(seeds.filter(Number.isNaN)).toEqual([]);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('of neighbors differ in color and motif', () => {
    const rows: readonly (readonly [string, readonly { picture: string }[]])[] = [
      ...Object.entries(movieLists).map(([n, s]) => [n, pick(catalogue.movies, s)] as const),
      ...Object.entries(showLists).map(([n, s]) => [n, pick(catalogue.shows, s)] as const),
      ...Object.entries(videoLists).map(([n, s]) => [n, pick(catalogue.videos, s)] as const),
      ['genres', genres],
    ];
    const alike = rows.flatMap(([name, items]) =>
      items.slice(1).flatMap(({ picture }, at) => {
        const [, , motif, seed] = parts(picture);
        const [, , motifBefore, seedBefore] = parts(items[at]?.picture ?? '');
        // There are eleven palettes, so seeds that differ by a multiple of 11 have the same colors.
        const isAlike = motif === motifBefore || (Number(seed) - Number(seedBefore)) % 11 === 0;
        return isAlike ? [`${name}: ${items[at]?.picture} ${picture}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

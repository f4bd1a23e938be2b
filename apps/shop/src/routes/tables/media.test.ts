import { beforeAll, describe, expect, it } from 'vitest';

import { paths } from '../../config/paths';
import { catalogue, pick } from '../../content/media/catalogue';
import { movieLists } from '../../content/media/lists/movieLists';
import { cast, pageSizes, tagLists } from '../../content/media/lists/otherLists';
import { showLists } from '../../content/media/lists/showLists';
import { videoLists } from '../../content/media/lists/videoLists';
import { render } from '../../entry.server';

/** The page that shows each state list. */
const pageOf: Readonly<Record<string, string>> = {
  movies: paths.start,
  bigSlider: paths.home,
  topTen: paths.home,
  latestMovies: paths.home,
  movieOfTheYear: paths.home,
  trendingSlider: paths.home,
  suggestedForYou: paths.home,
  recommended: paths.home,
  cast: paths.home,
  movieSlider: paths.movies,
  popularMovies: paths.movies,
  upcomingMovies: paths.movies,
  movieTags: paths.movies,
  pagination: paths.movies,
  relatedMovies: paths.related,
  showSlider: paths.tvShows,
  popularShows: paths.tvShows,
  bestOfInternationalShows: paths.tvShows,
  suggestedShows: paths.tvShows,
  showsWeRecommend: paths.tvShows,
  showTags: paths.tvShows,
  loadMoreShows: paths.tvShows,
  videoSlider: paths.videos,
  popularVideos: paths.videos,
  latestVideos: paths.videos,
  recommendedVideos: paths.videos,
  upcomingVideos: paths.videos,
  videoTags: paths.videos,
  loadMoreVideos: paths.videos,
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** The names of the items in each list. */
const listed: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(movieLists).map(
    ([name, slugs]) => [name, pick(catalogue.movies, slugs).map(({ title }) => title)] as const,
  ),
  ...Object.entries(showLists).map(
    ([name, slugs]) => [name, pick(catalogue.shows, slugs).map(({ title }) => title)] as const,
  ),
  ...Object.entries(videoLists).map(
    ([name, slugs]) => [name, pick(catalogue.videos, slugs).map(({ title }) => title)] as const,
  ),
  ...Object.entries(tagLists).map(
    ([name, ids]) => [name, pick(catalogue.tags, ids).map(({ name: word }) => word)] as const,
  ),
  ['cast', pick(catalogue.people, cast).map(({ name }) => name)],
];

/** The HTML from one id to the next section with an id. */
const partOf = (html: string, id: string): string => {
  const from = html.indexOf(`id="${id}"`);
  return from < 0 ? '' : html.slice(from).split(/<(?:div|section)[^>]* id="[a-zA-Z]+"/)[0]!;
};

const pages = new Map<string, string>();

beforeAll(async () => {
  for (const path of new Set(Object.values(pageOf))) pages.set(path, (await render(path)).html);
}, 60_000);

describe('the state lists', () => {
  it('each have a page', () => {
    const named = [...listed.map(([name]) => name), ...Object.keys(pageSizes)];
    expect(Object.keys(pageOf).sort()).toEqual(named.sort());
  });

  it.each(listed)('%s is complete on its page', (name, names) => {
    const part = partOf(pages.get(pageOf[name] ?? '') ?? '', name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((word) => !part.includes(escaped(word)))).toEqual([]);
  });

  it.each(Object.entries(pageSizes))('%s starts with its first page', (name, size) => {
    const part = partOf(pages.get(pageOf[name] ?? '') ?? '', name);
    expect(part.match(/<article/g)).toHaveLength(size);
    expect(part).toContain('?page=2"');
  });
});

describe('a path of the catalog', () => {
  it.each([
    [paths.movie('desert-mile'), 'Desert Mile'],
    [paths.show('tide-school'), 'Tide School'],
    [paths.video('run-up'), 'Run-up'],
    [paths.person('margit-eklov'), 'Margit Eklöv'],
    [paths.mediaPlaylist('after-dark'), 'After dark'],
    [paths.genre('drama'), 'Drama'],
    [paths.tag('sea'), 'Sea'],
  ])('%s has a page with its name', async (path, name) => {
    const { html, title, isIndexed } = await render(path);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(title).toBe(`${name} · Gschool`);
    expect(isIndexed).toBe(true);
  });

  it.each(['movies', 'tv-shows', 'videos', 'cast', 'play-list', 'genres', 'tags'])(
    '/%s/nothing-of-ours is not found',
    async (folder) => {
      const { html, title } = await render(`/${folder}/nothing-of-ours`);
      expect(html).toContain('This shelf is empty');
      expect(title).toBe('Page not found · Gschool');
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { arabicTexts } from '../../content/media/ar/arabicTexts';
import { bilingualMedia, createBilingualMedia } from '../../content/media/ar/bilingualMedia';
import { setMedia } from '../../content/media/media';
import { people } from '../../content/media/people';
import { render } from '../../entry.server';
import { appI18n } from '../../i18n/i18n';

const movie = arabicTexts.movies['desert-mile']?.title;
const show = arabicTexts.shows['tide-school']?.title;
const video = arabicTexts.videos['run-up']?.title;
const playlist = arabicTexts.playlists['after-dark']?.title;
const genre = arabicTexts.genres['drama']?.name;
const tag = arabicTexts.tags['sea'];

const listPages = [
  paths.start,
  paths.merchandise,
  paths.home,
  paths.movies,
  paths.related,
  paths.restricted,
  paths.tvShows,
  paths.videos,
  paths.genres,
  paths.cast,
  paths.tags,
  paths.playlist,
];
const itemPages = [
  [paths.movie('desert-mile'), movie],
  [paths.show('tide-school'), show],
  [paths.video('run-up'), video],
  [paths.mediaPlaylist('after-dark'), playlist],
  [paths.genre('drama'), genre],
  [paths.tag('sea'), tag],
  [paths.person('margit-eklov'), 'Margit Eklöv'],
] as const;

/** Texts that are the same in every language. */
const sameTexts = [
  ...people.map(({ name }) => name),
  'Gschool',
  'English',
  (settings.ok && settings.values.support.email) || '',
];

/** The texts of a page and the attributes that screen readers announce. */
const getTexts = (html: string): string =>
  [
    html.replaceAll(/<[^>]*>/g, '\n'),
    ...[...html.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(
      ([, value]) => value,
    ),
  ].join('\n');

const findLatinText = (texts: string): readonly string[] =>
  sameTexts
    .reduce((rest, name) => (name ? rest.replaceAll(name, '') : rest), texts)
    .match(/[A-Za-zÀ-ɏ]{2,}/g) ?? [];

beforeAll(() => appI18n.activateLocale('ar'));
afterAll(async () => {
  setMedia(bilingualMedia);
  await appI18n.activateLocale('en');
});

describe('a page of the shop in Arabic', () => {
  it.each([...listPages, ...itemPages.map(([path]) => path)])(
    '%s shows no English',
    async (path) => {
      const { html, title, description } = await render(path);
      expect(findLatinText([getTexts(html), title, description].join('\n'))).toEqual([]);
    },
  );

  it.each(itemPages)('%s has its Arabic name', async (path, name) => {
    const { html, title } = await render(path);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(title).toBe(`${name} · Gschool`);
  });

  it('marks untranslated texts as English', async () => {
    const { chalk: _, ...movies } = arabicTexts.movies;
    setMedia(createBilingualMedia({ ...arabicTexts, movies }));
    const { html } = await render(paths.movie('chalk'));
    const english = bilingualMedia.en.catalogue.movies.get('chalk');
    const marked = [...html.matchAll(/<(?:bdi|p)[^>]* lang="en"[^>]*>([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(marked).toEqual(
      expect.arrayContaining([english?.title, english?.tagline, english?.story]),
    );
    // The genre of this movie.
    const list = await render(paths.genre('mystery'));
    expect(list.html.includes('<bdi lang="en">Chalk</bdi>')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';

import { englishMedia } from '../catalogue';
import { byTitle } from '../items';
import { clipChapters } from '../videos/clips';
import { arabicTexts } from './arabicTexts';
import { bilingualMedia, createBilingualMedia } from './bilingualMedia';

const { en, ar } = bilingualMedia;

/** All strings of the Arabic files with their paths. */
const textsIn = (value: unknown, place: string): (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value as object).flatMap(([key, one]) => textsIn(one, `${place}.${key}`));
const all = textsIn(arabicTexts, 'ar');

describe('the Arabic texts', () => {
  it.each([
    ['movies', englishMedia.movies.map(({ slug }) => slug)],
    ['shows', englishMedia.shows.map(({ slug }) => slug)],
    ['videos', englishMedia.videos.map(({ slug }) => slug)],
    ['people', englishMedia.people.map(({ slug }) => slug)],
    ['playlists', englishMedia.playlists.map(({ slug }) => slug)],
    ['genres', englishMedia.genres.map(({ id }) => id)],
    ['tags', englishMedia.tags.map(({ id }) => id)],
    ['clips', Object.values(clipChapters).flatMap((marks) => marks.map(({ title }) => title))],
  ] as const)('exist for each of the %s and for nothing else', (kind, names) => {
    expect(Object.keys(arabicTexts[kind]).sort()).toEqual([...new Set(names)].sort());
  });

  it('cover all characters, seasons and episodes of a title', () => {
    for (const { slug, cast } of [...englishMedia.movies, ...englishMedia.shows]) {
      const texts = arabicTexts.movies[slug] ?? arabicTexts.shows[slug];
      expect(Object.keys(texts?.cast ?? {}).sort(), slug).toEqual(Object.keys(cast).sort());
    }
    for (const { slug, seasons } of englishMedia.shows) {
      const counts = arabicTexts.shows[slug]?.episodes.map(({ length }) => length);
      expect(counts, slug).toEqual(seasons.map(({ episodes }) => episodes.length));
    }
  });

  it('are Arabic, with Arabic punctuation', () => {
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([, text]) => !/[\u0600-\u06ff]/.test(text))).toEqual([]);
    expect(all.filter(([, text]) => /[a-z]{3}|[\u0600-\u06ff] ?[,;?]|[“”"]/i.test(text))).toEqual(
      [],
    );
  });

  it('end taglines and stories with punctuation', () => {
    const sentences = all.filter(([place]) => /\.(tagline|story|text|about)$/.test(place));
    expect(sentences.length).toBeGreaterThan(150);
    expect(sentences.filter(([, text]) => !/[.!؟…»]$/.test(text))).toEqual([]);
  });
});

describe('the catalog in Arabic', () => {
  it('differs from the English one only in its texts', () => {
    for (const kind of ['movies', 'shows', 'videos', 'people', 'playlists'] as const) {
      const same = ({ slug, ...item }: { slug: string; picture?: string }) => [slug, item.picture];
      expect(ar[kind].map(same)).toEqual(englishMedia[kind].map(same));
    }
    expect([...ar.catalogue.genres.keys()]).toEqual(englishMedia.genres.map(({ id }) => id));
    expect([...ar.catalogue.tags.keys()]).toEqual(englishMedia.tags.map(({ id }) => id));
  });

  it('has unique titles in each kind', () => {
    for (const kind of ['movies', 'shows', 'videos', 'playlists'] as const) {
      const titles = ar[kind].map(({ title }) => title);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  it('has the texts of the other language and no lang marks on translated items', () => {
    const movie = ar.catalogue.movies.get('desert-mile');
    const own = arabicTexts.movies['desert-mile'];
    expect(movie).toMatchObject({ title: own?.title, lang: {}, cast: own?.cast });
    expect(movie?.translations?.['en']?.title).toBe('Desert Mile');
    expect(en.catalogue.movies.get('desert-mile')).toMatchObject({
      title: 'Desert Mile',
      translations: { ar: { title: own?.title } },
    });
  });

  it('sorts titles in Arabic alphabetical order', () => {
    const titles = ar.movies.toSorted(byTitle('ar')).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('ar').compare));
    expect(titles).not.toEqual(ar.movies.map(({ title }) => title));
  });

  it('keeps English texts where a translation is missing and marks them', () => {
    const { chalk: _, ...movies } = arabicTexts.movies;
    const show = arabicTexts.shows['tide-school'];
    const shows = {
      ...arabicTexts.shows,
      ...(show && { 'tide-school': { ...show, episodes: show.episodes.slice(0, 1), cast: {} } }),
    };
    const { ar: partly } = createBilingualMedia({ ...arabicTexts, movies, shows });
    expect(partly.catalogue.movies.get('chalk')).toMatchObject({
      title: 'Chalk',
      lang: { title: 'en', tagline: 'en', story: 'en' },
    });
    const english = en.catalogue.shows.get('tide-school');
    const mixed = partly.catalogue.shows.get('tide-school');
    expect(mixed).toMatchObject({ title: show?.title, lang: {}, cast: english?.cast });
    expect(mixed?.seasons[0]?.episodes[0]).toMatchObject({
      title: show?.episodes[0]?.[0]?.title,
      lang: {},
    });
    expect(mixed?.seasons[1]?.episodes[0]).toMatchObject({
      title: english?.seasons[1]?.episodes[0]?.title,
      lang: { title: 'en', story: 'en' },
    });
  });
});

import { localize, type Product } from '@gschool/domain';
import { beforeAll, describe, expect, it } from 'vitest';

import { posts } from '../../content/blog/posts';
import { bilingualMedia } from '../../content/media/ar/bilingualMedia';
import { getMedia } from '../../content/media/media';
import { movies } from '../../content/media/movies';
import { people } from '../../content/media/people';
import { shows } from '../../content/media/shows';
import { videos } from '../../content/media/videos';
import { appI18n, i18n } from '../../i18n/i18n';
import type { Translate } from '../../i18n/useT';
import { createShopSearch } from './shopSearch';

const mat: Product = {
  id: 'cork-mat',
  name: 'Cork mat',
  description: '',
  category: 'mats',
  details: [],
  pictures: [],
  variants: [
    { id: 'v', options: { colour: 'Ink' }, amount: 1, compareAt: null, currency: 'usd', stock: 1 },
  ],
  tags: ['yoga'],
  addedAt: '2026-01-01T00:00:00Z',
  sizeGuide: null,
  rating: null,
  relatedIds: [],
  rank: 1,
};

const t: Translate = (id) => i18n._(id);

const index = createShopSearch([mat], getMedia('en'), t);
const found = (query: string) =>
  Object.fromEntries(index.find(query, 50).groups.map(({ kind, ids }) => [kind, ids]));

describe('the shop’s search', () => {
  it('finds each title, person and post by its name as the first of its kind', () => {
    const named = [
      ...movies.map(({ slug, title }) => ['movie', slug, title] as const),
      ...shows.map(({ slug, title }) => ['show', slug, title] as const),
      ...videos.map(({ slug, title }) => ['video', slug, title] as const),
      ...people.map(({ slug, name }) => ['person', slug, name] as const),
      ...posts.map(({ slug, title }) => ['post', slug, title] as const),
    ];
    for (const [kind, slug, name] of named) expect(found(name)[kind]?.[0], name).toBe(slug);
  });

  it('searches all kinds', () => {
    expect(Object.keys(found('yoga')).sort()).toEqual(['movie', 'product', 'show', 'video']);
    expect(found('ink').product).toEqual(['cork-mat']);
  });

  it('finds titles by the name of an actor', () => {
    const { person, movie, show } = found('Yuna Harrowgate');
    expect(person).toEqual(['yuna-harrowgate']);
    expect(movie).toContain('chalk');
    expect(show).toContain('the-late-class');
  });

  it('tolerates accents, case and a typo', () => {
    expect(found('EKLOV').person).toEqual(['margit-eklov']);
    expect(found('lucia').person).toEqual(['lucia-verdemar']);
    expect(found('moonligth').movie).toEqual(['moonlight-dancer']);
  });

  it('finds nothing for an empty or unknown query', () => {
    expect(index.find('   ', 9).total).toBe(0);
    expect(index.find('xylophone', 9).total).toBe(0);
  });
});

describe('the shop’s search in two languages', () => {
  const cork: Product = {
    ...mat,
    translations: {
      ar: {
        name: 'سجّادة الفلّين',
        description: 'دافئة تحت يديك من أول نفَس.',
        details: ['تُمسح بالماء وقطرة من الخلّ'],
      },
    },
  };
  const first = (index: ReturnType<typeof createShopSearch>, query: string) =>
    Object.fromEntries(index.find(query, 50).groups.map(({ kind, ids }) => [kind, ids[0]]));
  let inArabic = index;
  let inEnglish = index;

  beforeAll(async () => {
    await import('../../i18n/en/shell.messages.json');
    await import('../../i18n/en/shopping.messages.json');
    await import('../../i18n/en/media.messages.json');
    await appI18n.activateLocale('ar');
    inArabic = createShopSearch([localize(cork, 'ar')], bilingualMedia.ar, t);
    await appI18n.activateLocale('en');
    inEnglish = createShopSearch([cork], bilingualMedia.en, t);
  });

  it('finds each title by its name in both languages as the first of its kind', () => {
    const titles = [
      ...bilingualMedia.ar.movies.map((one) => ['movie', one] as const),
      ...bilingualMedia.ar.shows.map((one) => ['show', one] as const),
      ...bilingualMedia.ar.videos.map((one) => ['video', one] as const),
    ];
    for (const [kind, { slug, title, translations }] of titles) {
      const english = translations?.['en']?.title ?? '';
      expect(first(inArabic, title)[kind], title).toBe(slug);
      expect(first(inEnglish, english)[kind], english).toBe(slug);
      expect(inArabic.find(english, 50).groups.flatMap(({ ids }) => ids)).toContain(slug);
      expect(inEnglish.find(title, 50).groups.flatMap(({ ids }) => ids)).toContain(slug);
    }
  });

  it('finds a product by its department, its color and its texts', () => {
    for (const query of [
      'سجادات',
      'حبري',
      'الفلين',
      'فلين',
      'دافئة',
      'الخل',
      'cork',
      'ink',
      'mats',
    ])
      expect(first(inArabic, query).product, query).toBe('cork-mat');
    for (const query of ['فلين', 'دافئة', 'cork', 'ink'])
      expect(first(inEnglish, query).product, query).toBe('cork-mat');
  });

  it('finds by genre, tag and work', () => {
    const kinds = (query: string) => Object.keys(first(inArabic, query)).sort();
    expect(kinds('يوغا')).toEqual(['movie', 'show', 'video']);
    expect(kinds('yoga')).toEqual(['movie', 'product', 'show', 'video']);
    for (const genre of ['دراما', 'drama'])
      expect(inArabic.find(genre, 50).groups).toContainEqual(
        expect.objectContaining({
          kind: 'movie',
          ids: expect.arrayContaining(['seven-breaths']) as unknown,
        }),
      );
    expect(first(inArabic, 'ممثلة').person).toBeDefined();
  });
});

import type { Product } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { posts } from '../../content/blog/posts';
import { movies } from '../../content/media/movies';
import { people } from '../../content/media/people';
import { shows } from '../../content/media/shows';
import { videos } from '../../content/media/videos';
import { shopSearch } from './shopSearch';

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

const index = shopSearch([mat]);
const found = (query: string) =>
  Object.fromEntries(index.find(query, 50).groups.map(({ kind, ids }) => [kind, ids]));

describe('the shop’s search', () => {
  it('finds every title, person and post by its own name, first of its kind', () => {
    const named = [
      ...movies.map(({ slug, title }) => ['movie', slug, title] as const),
      ...shows.map(({ slug, title }) => ['show', slug, title] as const),
      ...videos.map(({ slug, title }) => ['video', slug, title] as const),
      ...people.map(({ slug, name }) => ['person', slug, name] as const),
      ...posts.map(({ slug, title }) => ['post', slug, title] as const),
    ];
    for (const [kind, slug, name] of named) expect(found(name)[kind]?.[0], name).toBe(slug);
  });

  it('finds over all kinds at once', () => {
    expect(Object.keys(found('yoga')).sort()).toEqual(['movie', 'product', 'show', 'video']);
    expect(found('ink').product).toEqual(['cork-mat']);
  });

  it('leads from somebody’s name to what she is in', () => {
    const { person, movie, show } = found('Yuna Harrowgate');
    expect(person).toEqual(['yuna-harrowgate']);
    expect(movie).toContain('chalk');
    expect(show).toContain('the-late-class');
  });

  it('forgives accents, case and a slip of the finger', () => {
    expect(found('EKLOV').person).toEqual(['margit-eklov']);
    expect(found('lucia').person).toEqual(['lucia-verdemar']);
    expect(found('moonligth').movie).toEqual(['moonlight-dancer']);
  });

  it('finds nothing for nothing', () => {
    expect(index.find('   ', 9).total).toBe(0);
    expect(index.find('xylophone', 9).total).toBe(0);
  });
});

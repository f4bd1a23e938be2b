import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { posts } from '../../content/blog/posts';
import { postCategories, postTags } from '../../content/blog/types';
import { filtersFromQuery, findPosts, emptyFilters, queryFromFilters } from './postFilters';

const slugs = (change: Partial<typeof emptyFilters>) =>
  findPosts(posts, { ...emptyFilters, ...change }).map(({ slug }) => slug);

describe('the filters of the posts', () => {
  it('returns all posts without filters', () => {
    expect(slugs({})).toHaveLength(posts.length);
    expect(slugs({ query: '  ' })).toHaveLength(posts.length);
  });

  it.each([
    ['MATS sur', []],
    ['mat years', ['a-mat-for-five-years']],
    [
      'ilic',
      [
        'a-mat-for-five-years',
        'measure-yourself-once',
        'the-care-label-translated',
        'a-gym-in-two-square-metres',
      ],
    ],
    ['sleep equip', ['sleep-is-equipment']],
  ])('matches word beginnings and ignores accents: %s', (query, expected) => {
    expect(slugs({ query })).toEqual(expected);
  });

  it('combines all filters', () => {
    expect(slugs({ category: 'gear', tag: 'home' })).toEqual([
      'a-mat-for-five-years',
      'the-care-label-translated',
      'a-gym-in-two-square-metres',
    ]);
    expect(slugs({ category: 'gear', author: 'ines' })).toEqual([]);
  });

  it('ignores invalid parameters', () => {
    const params = new URLSearchParams('category=shoes&tag=x&author=unknown&page=-2&q=hi');
    expect(filtersFromQuery(params)).toEqual({ ...emptyFilters, query: 'hi' });
  });

  it('parses what it serializes', () => {
    const filters = fc.record({
      query: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      category: fc.option(fc.constantFrom(...postCategories)),
      tag: fc.option(fc.constantFrom(...postTags)),
      author: fc.option(fc.constantFrom('ines' as const, 'teodora' as const, 'samira' as const)),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(filters, (some) => {
        expect(filtersFromQuery(new URLSearchParams(queryFromFilters(some)))).toEqual(some);
      }),
    );
  });
});

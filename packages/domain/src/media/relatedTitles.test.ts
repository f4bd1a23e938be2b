import fc from 'fast-check';
import { expect, it } from 'vitest';

import { getRelatedTitles, type TitleTopics } from './relatedTitles';

const title = (slug: string, genres: string[], tags: string[]): TitleTopics => ({
  slug,
  genres,
  tags,
});
const race = title('race', ['adventure'], ['desert', 'running']);

it.each([
  [
    'two themes before one',
    [
      ['one', ['drama'], ['running']],
      ['two', ['drama'], ['desert', 'running']],
    ],
    ['two', 'one'],
  ],
  [
    'a theme before a genre',
    [
      ['genre', ['adventure'], []],
      ['theme', ['drama'], ['desert']],
    ],
    ['theme', 'genre'],
  ],
  [
    'the same shelf before a second genre',
    [
      ['second', ['drama', 'adventure'], []],
      ['shelf', ['adventure'], []],
    ],
    ['shelf', 'second'],
  ],
  [
    'equal ones in the given order',
    [
      ['b', ['adventure'], []],
      ['a', ['adventure'], []],
    ],
    ['b', 'a'],
  ],
  ['no title that shares nothing', [['far', ['comedy'], ['sea']]], []],
  ['never itself', [['race', ['adventure'], ['desert', 'running']]], []],
] as const)('puts %s', (_, rows, expected) => {
  const among = rows.map(([slug, genres, tags]) => title(slug, [...genres], [...tags]));
  expect(getRelatedTitles(race, among).map(({ item }) => item.slug)).toEqual(expected);
});

it('returns what is shared', () => {
  const [found] = getRelatedTitles(race, [title('x', ['adventure', 'drama'], ['sea', 'desert'])]);
  expect(found).toMatchObject({ sharedTags: ['desert'], sharedGenres: ['adventure'] });
});

const names = (pool: string[]) => fc.uniqueArray(fc.constantFrom(...pool), { maxLength: 3 });
const themesArbitrary = fc.record({
  slug: fc.string({ minLength: 1, maxLength: 2 }),
  genres: names(['drama', 'comedy', 'family']),
  tags: names(['sea', 'night', 'city', 'dance']),
});

it('finds exactly the titles that share something, each once', () => {
  fc.assert(
    fc.property(
      themesArbitrary,
      fc.uniqueArray(themesArbitrary, { selector: ({ slug }) => slug }),
      (to, among) => {
        const shares = (item: TitleTopics) =>
          item.tags.some((tag) => to.tags.includes(tag)) ||
          item.genres.some((genre) => to.genres.includes(genre));
        const found = getRelatedTitles(to, among).map(({ item }) => item);
        const expected = among.filter((item) => item.slug !== to.slug && shares(item));
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found).toHaveLength(expected.length);
      },
    ),
  );
});

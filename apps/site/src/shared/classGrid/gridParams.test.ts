import { classOrders, facetNames, type FacetName } from '@gschool/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hasGridParams, parseGridParams, toGridQuery } from './gridParams';

const read = (query: string) => parseGridParams(new URLSearchParams(query));

describe('the URL of a grid', () => {
  it('accepts any text as a style', () => {
    expect(read('?style=pre+%26+post,%20natal').selection).toEqual({
      style: ['pre & post, natal'],
    });
  });

  it.each([
    ['', 1, 'newest'],
    ['?page=0&sort=', 1, 'newest'],
    ['?page=-2&sort=best', 1, 'newest'],
    ['?page=Infinity', 1, 'newest'],
    ['?page=2.9&sort=level', 2, 'level'],
    ['?page=x', 1, 'newest'],
  ])('%s', (query, page, order) => {
    expect(read(query)).toMatchObject({ page, order });
  });

  it('ignores unknown facets, empty values and duplicates', () => {
    expect(read('?colour=red&style=&level=beginner&level=beginner').selection).toEqual({
      level: ['beginner'],
    });
    expect(hasGridParams(new URLSearchParams('?page=3&utm=x'))).toBe(false);
    expect(hasGridParams(new URLSearchParams('?focus=hips'))).toBe(true);
  });

  it('does not depend on the order of choosing, and keeps other parameters', () => {
    const params = new URLSearchParams('?q=hips&page=4&style=old');
    const one = {
      selection: { level: ['b', 'a'], style: ['y'] },
      order: 'newest',
      page: 1,
    } as const;
    const other = { ...one, selection: { style: ['y'], level: ['a', 'b'] } };
    expect(toGridQuery(one, params)).toBe('?q=hips&style=y&level=a&level=b');
    expect(toGridQuery(other, params)).toBe(toGridQuery(one, params));
    expect(toGridQuery({ selection: {}, order: 'newest', page: 1 })).toBe('');
  });

  it('is parsed as it was written, for every selection', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });
    const selection = fc.record(
      Object.fromEntries(facetNames.map((facet) => [facet, values])) as Record<
        FacetName,
        typeof values
      >,
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        selection,
        fc.constantFrom(...classOrders),
        fc.integer({ min: 1, max: 500 }),
        (selected, order, page) => {
          const back = read(toGridQuery({ selection: selected, order, page }));
          const sorted = Object.fromEntries(
            Object.entries(selected).map(([facet, some]) => [facet, [...some].sort()]),
          );
          expect(back).toEqual({ selection: sorted, order, page });
        },
      ),
    );
  });

  it('parses any query string', () => {
    const name = fc.oneof(fc.constantFrom(...facetNames, 'sort', 'page'), fc.string());
    const pairs = fc.array(fc.tuple(name, fc.string()));
    fc.assert(
      fc.property(pairs, (written) => {
        expect(() => read(new URLSearchParams(written).toString())).not.toThrow();
      }),
    );
  });
});

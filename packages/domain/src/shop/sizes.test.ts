import { describe, expect, it } from 'vitest';

import { convertShoeSize, getSizeKind, sizeSystems, sortSizes } from './sizes';

describe('sizes', () => {
  it.each([
    ['M', 'letters'],
    ['XXL', 'letters'],
    ['38', 'shoes'],
    ['36–38', 'shoes'],
    ['30 cm', 'other'],
    ['6 kg', 'other'],
    ['One', 'other'],
    ['12', 'other'],
    ['36–', 'other'],
    ['constructor', 'other'],
    ['', 'other'],
  ])('%s is one of the %s', (size, kind) => expect(getSizeKind(size)).toBe(kind));

  it.each([
    ['38', 'EU', '38'],
    ['38', 'US', '7.5'],
    ['38', 'UK', '5.5'],
    ['36–38', 'US', '6–7.5'],
    ['39–42', 'UK', '6.5–9.5'],
    ['M', 'US', 'M'],
    ['6 kg', 'UK', '6 kg'],
  ] as const)('%s in %s is %s', (size, system, shown) =>
    expect(convertShoeSize(size, system)).toBe(shown),
  );

  it.each(sizeSystems)(
    'no two EU sizes are the same in %s, and larger ones stay larger',
    (system) => {
      const shown = [35, 36, 37, 38, 39, 40, 41, 42, 43].map((size) =>
        Number(convertShoeSize(String(size), system)),
      );
      expect(shown.every((size, at) => at === 0 || size > shown[at - 1]!)).toBe(true);
    },
  );

  it('are sorted by size, ranges last, and other sizes keep the order of the catalog', () => {
    const sort = (sizes: string[], kind: Parameters<typeof sortSizes>[1]) =>
      sortSizes(
        sizes.map((value) => ({ value })),
        kind,
      ).map(({ value }) => value);
    expect(sort(['XL', 'S', 'XS', 'M'], 'letters')).toEqual(['XS', 'S', 'M', 'XL']);
    expect(sort(['36–38', '40', '36'], 'shoes')).toEqual(['36', '40', '36–38']);
    expect(sort(['Pair', '6 kg', '30 cm'], 'other')).toEqual(['Pair', '6 kg', '30 cm']);
  });
});

import { describe, expect, it } from 'vitest';

import { getOptionValues, getPriceSummary } from './products';
import { createSampleProduct, createSampleVariant } from '../testing/products';
import { toListedProduct } from './toListedProduct';

const variant = createSampleVariant;
const sizes = ['S', 'M', 'L'];

describe('a listed product', () => {
  it.each([
    ['one price', sizes.map((size) => variant(size, { options: { size } }))],
    [
      'several prices and colors, some sold out',
      sizes.flatMap((size, at) => [
        variant(`${size}-red`, { options: { size, colour: 'Red' }, stock: at }),
        variant(`${size}-blue`, {
          options: { size, colour: 'Blue' },
          amount: 900,
          compareAt: 1200,
          stock: 0,
        }),
      ]),
    ],
    ['one variant', [variant('only')]],
  ])('has the card of the product with %s', (_name, variants) => {
    const product = createSampleProduct('tee', variants);
    const listed = toListedProduct(product);
    expect(getPriceSummary(listed)).toEqual(getPriceSummary(product));
    const colors = (of: typeof product) => getOptionValues(of, 'colour').map(({ value }) => value);
    expect(colors(listed)).toEqual(colors(product));
    expect(listed.variants.length > 1).toBe(variants.length > 1);
    expect(listed.variants.length).toBeLessThanOrEqual(variants.length);
  });

  it('is small', () => {
    const variants = ['S', 'M', 'L', 'XL', 'XXL'].map((size) =>
      variant(size, { options: { size } }),
    );
    const listed = toListedProduct(
      createSampleProduct('tee', variants, {
        description: 'Long',
        pictures: ['a', 'b'],
        translations: { ar: { name: 'قميص' } },
      }),
    );
    expect(listed.variants).toHaveLength(2);
    expect(listed).toMatchObject({ description: '', pictures: ['a'] });
    expect(listed).not.toHaveProperty('translations');
  });
});

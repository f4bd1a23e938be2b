import type { Product, Variant } from '@gschool/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { products } from '../../../../../mocks/src/shop/products';
import { getSwatch } from '../../content/swatches';
import { appI18n, i18n } from '../../i18n/i18n';
import type { Translate } from '../../i18n/useT';
import vocabulary from '../../i18n/vocabulary/ar.messages.json';
import { facetLabels, valueName, variantLabel } from './optionLabels';

const t: Translate = (id) => i18n._(id);
const colors = [
  ...new Set(products.flatMap(({ variants }) => variants.flatMap(({ color }) => color ?? []))),
];
const variant: Variant = {
  id: 'v',
  options: { size: 'M', colour: 'Marigold' },
  amount: 1,
  compareAt: null,
  currency: 'usd',
  stock: 1,
};
const product: Pick<Product, 'category' | 'variants'> = { category: 'mats', variants: [variant] };

describe('the options of the demo', () => {
  it('all have a swatch and an Arabic name', () => {
    expect(colors.length).toBeGreaterThan(10);
    expect(colors.filter((color) => !getSwatch(color) || !(`#${color}` in vocabulary))).toEqual([]);
  });

  it('have Arabic names for all sizes with words or units', () => {
    const sizes = products.flatMap(({ variants }) => variants.flatMap(({ size }) => size ?? []));
    const written = [...new Set(sizes)].filter((size) => /[a-z]/.test(size));
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter((size) => !(`#${size}` in vocabulary))).toEqual([]);
  });

  it('have no names for unknown values', () => {
    const sizes = new Set(products.flatMap(({ variants }) => variants.map(({ size }) => size)));
    const unknown = Object.keys(vocabulary)
      .map((id) => id.slice(1))
      .filter((value) => !getSwatch(value) && !sizes.has(value));
    expect(unknown).toEqual([]);
  });
});

describe('a size and a color', () => {
  it('are shown in English as they are stored', () => {
    expect(variantLabel(variant, t, 'en', 'EU')).toBe('M\u00a0· Marigold');
    expect(variantLabel({ ...variant, options: {} }, t, 'en', 'EU')).toBeUndefined();
    expect(valueName('constructor', t)).toBe('constructor');
  });

  it('shows a shoe size in the chosen system, and no other size', () => {
    const shoe = { ...variant, options: { size: '38', colour: 'Ink' } };
    expect(variantLabel(shoe, t, 'en', 'EU')).toBe('EU 38\u00a0· Ink');
    expect(variantLabel(shoe, t, 'en', 'US')).toBe('US 7.5\u00a0· Ink');
    expect(variantLabel(variant, t, 'en', 'US')).toBe('M\u00a0· Marigold');
  });

  describe('in Arabic', () => {
    beforeAll(async () => {
      await import('../../i18n/en/shell.messages.json');
      await import('../../i18n/en/shopping.messages.json');
      await appI18n.activateLocale('ar');
    });
    afterAll(() => appI18n.activateLocale('en'));

    it('are shown with the Arabic name of the color', () => {
      expect(variantLabel(variant, t, 'ar', 'EU')).toBe(
        '\u200f\u2068M\u2069\u00a0· \u2068أصفر ذهبي\u2069',
      );
      expect(valueName('Any other', t)).toBe('Any other');
      expect(facetLabels(product, t)).toEqual(['سجّادات تمرين', 'M', 'أصفر ذهبي']);
    });
  });
});

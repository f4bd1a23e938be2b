import { emptyFilters, filterProducts, getRelatedProducts, getShopFacets } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { createDemoSnapshot } from '../../../../../tools/build/demoSnapshot';
import { createDemoPack } from '../../../../../mocks/src/content/createDemoPack';
import { MAX_RELATED } from './pageContents';
import { createListContent, createProductContent } from './snapshotContents';

const now = Date.parse('2026-11-25T12:00:00Z');
const { products } = createDemoSnapshot(createDemoPack(new Date(now)), { base: '/', now });
const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the content of a product page', () => {
  it.each(products.map((product) => [product.id, product] as const))(
    'of %s gives the related products of the whole shop',
    (_id, product) => {
      const content = createProductContent(products, product);
      const [first, ...related] = content.products;
      expect(first).toEqual({ ...product, translations: undefined });
      expect(getIds(related)).toEqual(getIds(getRelatedProducts(products, product, MAX_RELATED)));
      // The page finds them again in its content.
      expect(getIds(getRelatedProducts(content.products, first!, MAX_RELATED))).toEqual(
        getIds(related),
      );
      expect(content.modifiedOn).toBe(product.updatedAt?.slice(0, 10));
    },
  );

  it('is small, and has no number in stock', () => {
    for (const product of products) {
      const text = JSON.stringify(createProductContent(products, product));
      expect(text.length, product.id).toBeLessThan(8_000);
      expect(text).not.toMatch(/"stock":(?![01][,}])/);
    }
  });
});

describe('the content of a list', () => {
  it('is the first page, with the facets and the number of all products', () => {
    const content = createListContent(products);
    expect(getIds(content.products)).toEqual(
      getIds(filterProducts(products, emptyFilters)).slice(0, 12),
    );
    expect(content.facets).toEqual(getShopFacets(products, emptyFilters));
    expect(content.total).toBe(24);
  });

  it('has only the products of a department, and the date of the last change of one', () => {
    const mats = products.filter(({ category }) => category === 'mats');
    const content = createListContent(products, 'mats');
    expect(getIds(content.products).toSorted()).toEqual(getIds(mats).toSorted());
    const dates = mats.map(({ updatedAt }) => updatedAt!.slice(0, 10));
    expect(content.modifiedOn).toBe(dates.toSorted().at(-1));
  });
});

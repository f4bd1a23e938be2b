import { DEFAULT_LANGUAGE, localize } from '../locale/localize';
import type { ShopCatalogue } from './order';
import type { Product } from './types';

/** A product with its texts in the reader's language (see `localize`). */
export const localizeProduct = (product: Product, reader: string): Product => {
  const stored = product.language ?? DEFAULT_LANGUAGE;
  if (stored === reader) return product;
  const { detailTranslations, details } = product;
  const translated = detailTranslations?.[reader];
  return {
    ...localize(product, ['name', 'description'], { stored, reader }),
    ...(translated
      ? { details: translated, detailTranslations: { ...detailTranslations, [stored]: details } }
      : { detailsLang: stored }),
  };
};

const localized = new WeakMap<ShopCatalogue, { reader: string; catalogue: ShopCatalogue }>();

/** All products in the reader's language. The last result is kept, so that several components can ask for it. */
export const localizeShop = (catalogue: ShopCatalogue, reader: string): ShopCatalogue => {
  const known = localized.get(catalogue);
  if (known?.reader === reader) return known.catalogue;
  const products = catalogue.products.map((product) => localizeProduct(product, reader));
  const isSame = products.every((product, n) => product === catalogue.products[n]);
  const result = isSame ? catalogue : { ...catalogue, products };
  localized.set(catalogue, { reader, catalogue: result });
  return result;
};

import { DEFAULT_LANGUAGE, localize } from '../locale/localize';
import type { Product } from './types';

/** A product with its texts in the reader's language (see `localize`). */
export const localizeProduct = (product: Product, reader: string): Product => {
  const stored = product.language ?? DEFAULT_LANGUAGE;
  if (stored === reader) return product;
  const { lineTranslations, details } = product;
  const translated = lineTranslations?.[reader];
  return {
    ...localize(product, ['name', 'description'], { stored, reader }),
    ...(translated
      ? { details: translated, lineTranslations: { ...lineTranslations, [stored]: details } }
      : { detailsLang: stored }),
  };
};

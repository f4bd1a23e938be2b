import type { Money, ProductRating } from '@gschool/domain';

import { toUrl, type DescribedSite, type StructuredDataNode } from './node';
import { createOffer } from './offer';

/** The details that a product's page shows. */
export interface DescribedProduct {
  id: string;
  name: string;
  description: string;
  path: string;
  /** Paths or URLs; the main image comes first. */
  images: readonly string[];
  category?: string | undefined;
  /** The price of the variant that the page shows first. */
  price: Money;
  /** Whether the product is in stock; undefined on a page that does not show the stock. */
  isInStock?: boolean | undefined;
  /** The rating; null without reviews, or on a page that does not show them. */
  rating: ProductRating | null;
}

/** A product with its price, and the average of its reviews if it has any. */
export const createProduct = (
  site: DescribedSite,
  { id, name, description, path, images, category, price, isInStock, rating }: DescribedProduct,
): StructuredDataNode<'Product'> => ({
  '@type': 'Product',
  name,
  description,
  sku: id,
  category,
  url: toUrl(site, path),
  image: images.map((image) => toUrl(site, image)),
  offers: createOffer(site, { price, path, isInStock, isNew: true }),
  aggregateRating:
    rating && rating.count > 0
      ? {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        }
      : undefined,
});

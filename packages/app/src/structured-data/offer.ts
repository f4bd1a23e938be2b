import { getMinorUnits, type Money } from '@gschool/domain';

import { toUrl, type DescribedSite, type StructuredDataNode } from './node';

/** A price that a page shows. */
export interface DescribedOffer {
  price: Money;
  /** The path of the page on which the item can be bought. */
  path: string;
  /** Whether the item is in stock; undefined on a page that does not show the stock. */
  isInStock?: boolean | undefined;
  /** Whether the item is new. Only products have a condition. */
  isNew?: boolean | undefined;
}

const vocabulary = 'https://schema.org/';

/** The amount as a decimal number, without a sign or separators: `49.00`. */
const formatPrice = ({ amount, currency }: Money): string => {
  const units = getMinorUnits(currency);
  return (amount / units).toFixed(Math.log10(units));
};

/** An offer to sell something. */
export const createOffer = (
  site: DescribedSite,
  { price, path, isInStock, isNew }: DescribedOffer,
): StructuredDataNode<'Offer'> => ({
  '@type': 'Offer',
  price: formatPrice(price),
  priceCurrency: price.currency.toUpperCase(),
  url: toUrl(site, path),
  availability:
    isInStock === undefined ? undefined : `${vocabulary}${isInStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: isNew ? `${vocabulary}NewCondition` : undefined,
  seller: { '@type': 'Organization', name: site.name },
});

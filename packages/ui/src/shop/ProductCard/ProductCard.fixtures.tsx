import type { ReactNode } from 'react';

import type { ProductCardProps } from './ProductCard';
import { Rating } from '../Rating/Rating';

const usd = (amount: number) => ({ amount, currency: 'usd' });

/** A product from the shop, for stories. */
export const tee = {
  name: 'Studio tee',
  picture: 'art:object/tee/14',
  price: usd(2400),
  detail: 'Heavy organic cotton',
  href: '#studio-tee',
} satisfies ProductCardProps;

/** A row of typical products: new, on sale, rated, sold out. */
export const products: readonly ProductCardProps[] = [
  { ...tee, isNew: true, rating: <Rating value={4.6} count={128} size="small" /> },
  {
    name: 'Cork mat',
    picture: 'art:object/mat/3',
    price: usd(5400),
    compareAt: usd(6800),
    detail: 'Natural rubber base, 4 mm',
    href: '#cork-mat',
  },
  {
    name: 'Loop bands',
    picture: 'art:object/band/9',
    price: usd(900),
    isLowestPrice: true,
    detail: 'Light to strong',
    href: '#loop-bands',
    swatches: [
      { name: 'marigold', color: '#ecba12' },
      { name: 'teal', color: '#08b1ba' },
      { name: 'clay', color: '#c8553d' },
    ],
  },
  {
    name: 'Rehearsal tote',
    picture: 'art:object/tote/35',
    price: usd(3200),
    isSoldOut: true,
    detail: 'Waxed canvas, inner pocket',
    href: '#rehearsal-tote',
  },
];

/** A space as wide as a column in a shop’s grid. */
export const column = (children: ReactNode) => <div style={{ maxInlineSize: 300 }}>{children}</div>;

import { demoCartIds } from './cart';

/** Groups that the start page filters by. */
export const categories = ['wear', 'kit', 'home'] as const;
export type Category = (typeof categories)[number];

/** A piece of the shop's own sample merchandise. */
export interface Merchandise {
  id: string;
  name: string;
  category: Category;
  /** Colour or material, in a few words. */
  detail: string;
  /** Minor units of `currency`: 2400 is $24.00. */
  amount: number;
  picture: string;
  /** Further words that a search finds it by. */
  keywords: readonly string[];
  isNew?: boolean;
}

/** Currency of the sample prices. */
export const currency = 'usd';

/** Sample merchandise: products and prices of the real shop come from its database later. */
export const merchandise: readonly Merchandise[] = [
  {
    id: 'studio-tee',
    name: 'Studio tee',
    category: 'wear',
    detail: 'Heavy organic cotton, marigold',
    amount: 2400,
    picture: 'art:object/tee/14',
    keywords: ['shirt', 'top', 'clothes'],
    isNew: true,
  },
  {
    id: 'cork-mat',
    name: 'Cork mat',
    category: 'kit',
    detail: 'Natural rubber base, 4 mm',
    amount: 6800,
    picture: 'art:object/mat/3',
    keywords: ['yoga', 'pilates', 'floor'],
  },
  {
    id: 'steel-bottle',
    name: 'Steel bottle',
    category: 'home',
    detail: 'Double-walled, 750 ml',
    amount: 1600,
    picture: 'art:object/bottle/21',
    keywords: ['water', 'drink', 'flask'],
  },
  {
    id: 'loop-bands',
    name: 'Loop bands',
    category: 'kit',
    detail: 'Set of three, light to strong',
    amount: 900,
    picture: 'art:object/band/9',
    keywords: ['resistance', 'strength', 'stretch'],
  },
  {
    id: 'rehearsal-tote',
    name: 'Rehearsal tote',
    category: 'wear',
    detail: 'Waxed canvas, inner pocket',
    amount: 3200,
    picture: 'art:object/tote/35',
    keywords: ['bag', 'canvas', 'carry'],
    isNew: true,
  },
  {
    id: 'sun-cap',
    name: 'Sun cap',
    category: 'wear',
    detail: 'Six panels, deep teal',
    amount: 2200,
    picture: 'art:object/cap/6',
    keywords: ['hat', 'head', 'running'],
  },
  {
    id: 'morning-mug',
    name: 'Morning mug',
    category: 'home',
    detail: 'Stoneware, 350 ml',
    amount: 1800,
    picture: 'art:object/mug/28',
    keywords: ['cup', 'coffee', 'tea'],
  },
  {
    id: 'strength-journal',
    name: 'Strength journal',
    category: 'home',
    detail: '144 dotted pages, lay-flat',
    amount: 1400,
    picture: 'art:object/book/19',
    keywords: ['notebook', 'diary', 'paper'],
  },
];

/** The three items of the demo cart; together $49.00. */
export const demoCart: readonly Merchandise[] = merchandise.filter(({ id }) =>
  demoCartIds.includes(id),
);

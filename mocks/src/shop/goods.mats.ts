import { sorts, type GoodsSeed } from './goodsSeed';

export const mats: readonly GoodsSeed[] = [
  {
    id: 'cork-mat',
    name: 'Cork mat',
    category: 'mats',
    description:
      'Cork grips more the wetter it gets, and natural rubber underneath keeps it where you put it. Warm to the hands from the first breath.',
    details: [
      'Cork on natural rubber, 4 mm',
      '183 × 66 cm, 2.4 kg',
      'Wipe with water and a drop of vinegar',
      'Ships plastic-free',
    ],
    pictures: ['art:object/mat/3', 'art:object/mat/16', 'art:figure/plank/3'],
    sorts: sorts({ amount: 6800 }, {}, [24]),
    tags: ['yoga', 'pilates', 'floor', 'natural'],
    addedDaysAgo: 240,
    related: ['mat-strap', 'cork-block', 'mat-wash'],
    reviews: [
      [
        'Maya O.',
        5,
        'Grip when it counts',
        'In hot classes it holds better than anything I have had.',
      ],
      ['Petra Z.', 5, 'Smells of nothing', 'I unrolled it and there was no smell at all.'],
      ['Dina A.', 4, 'Heavy to carry', 'It stays at home, and there it is perfect.'],
      ['Rosa M.', 5, 'Four years', 'One corner is worn. Everything else is as on the first day.'],
    ],
  },
  {
    id: 'travel-mat',
    name: 'Travel mat',
    category: 'mats',
    description:
      'Folds to the size of a book and weighs less than a sweater. Put it over a hotel carpet or over the mat of a studio.',
    details: [
      'Natural rubber with microfibre, 1.5 mm',
      '180 × 64 cm, 980 g',
      'Machine wash at 30 °C',
    ],
    pictures: ['art:object/mat/24', 'art:object/mat/10'],
    sorts: sorts({ amount: 4900 }, { colours: ['Sky', 'Plum'] }, [7, 4]),
    tags: ['yoga', 'light', 'foldable'],
    addedDaysAgo: 20,
    related: ['cork-mat', 'mat-strap', 'rehearsal-tote'],
    reviews: [
      ['Nora S.', 4, 'In every suitcase', 'Thin, of course. Over a carpet it is all you need.'],
      ['Ilse B.', 5, 'Washable!', 'Into the machine after every trip.'],
    ],
  },
  {
    id: 'mat-strap',
    name: 'Mat strap',
    category: 'mats',
    description:
      'Carries a mat over the shoulder, and stretches hamstrings once you are there: two loops, no buckle.',
    details: ['Woven cotton, 170 cm', 'Also a stretching strap'],
    pictures: ['art:object/strap/7'],
    sorts: sorts({ amount: 1200 }, { colours: ['Marigold', 'Navy'] }, [35, 19]),
    tags: ['carry', 'stretch', 'yoga'],
    addedDaysAgo: 300,
    related: ['cork-mat', 'travel-mat'],
    reviews: [
      ['Fatou J.', 5, 'Two things in one', 'I use it more for stretching than for carrying.'],
    ],
  },
  {
    id: 'mat-wash',
    name: 'Mat wash',
    category: 'mats',
    description:
      'A spray of water, vinegar and lavender that cleans cork, rubber and leather and is dry before you have rolled up.',
    details: [
      '250 ml in glass',
      'Refill it with our powder or your own mix',
      'Lavender from Alentejo',
    ],
    pictures: ['art:object/spray/12'],
    sorts: sorts({ amount: 1100 }, {}, [0]),
    tags: ['clean', 'spray', 'care'],
    addedDaysAgo: 180,
    related: ['cork-mat', 'travel-mat'],
    reviews: [['Greta H.', 4, 'Pleasant', 'Smells of lavender for a minute, then of nothing.']],
  },
];

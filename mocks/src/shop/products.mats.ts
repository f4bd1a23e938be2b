import { variants, type ProductSeed } from './productSeed';

export const mats: readonly ProductSeed[] = [
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
    variants: variants({ amount: 6800 }, {}, [24]),
    tags: ['yoga', 'pilates', 'floor', 'natural'],
    addedDaysAgo: 240,
    related: ['mat-strap', 'cork-block', 'mat-wash'],
    reviews: [
      [
        'Maya O.',
        5,
        'Grip when it counts',
        'In hot classes it holds better than anything I’ve had.',
      ],
      ['Petra Z.', 5, 'Smells of nothing', 'I unrolled it and there was no smell at all.'],
      ['Dina A.', 4, 'Heavy to carry', 'It stays at home, and there it is perfect.'],
      ['Rosa M.', 5, 'Four years', 'One corner is worn. Everything else looks like new.'],
    ],
    ar: {
      name: 'سجّادة الفلّين',
      description:
        'كلما ابتلّ الفلّين زاد ثباتك عليه، وتحته مطاط طبيعي يُبقي السجّادة حيث فرشتِها. دافئة تحت يديك من أول نفَس.',
      details: [
        'فلّين على مطاط طبيعي، بسماكة 4 مم',
        '\u2066183 × 66\u2069 سم، 2.4 كغ',
        'تُمسح بالماء وقطرة من الخلّ',
        'تُشحن بلا بلاستيك',
      ],
    },
  },
  {
    id: 'travel-mat',
    name: 'Travel mat',
    category: 'mats',
    description:
      'Folds to the size of a book and weighs less than a sweater. Put it over a hotel carpet or over a studio mat.',
    details: [
      'Natural rubber with microfiber, 1.5 mm',
      '180 × 64 cm, 980 g',
      'Machine wash at 30°C',
    ],
    pictures: ['art:object/mat/24', 'art:object/mat/10'],
    variants: variants({ amount: 4900 }, { colors: ['Sky', 'Plum'] }, [7, 4]),
    tags: ['yoga', 'light', 'foldable'],
    addedDaysAgo: 20,
    related: ['cork-mat', 'mat-strap', 'rehearsal-tote'],
    reviews: [
      ['Nora S.', 4, 'In every suitcase', 'Thin, of course. Over a carpet it is all you need.'],
      ['Ilse B.', 5, 'Washable', 'Into the machine after every trip.'],
    ],
    ar: {
      name: 'سجّادة يوغا للسفر',
      description:
        'تُطوى حتى تصير بحجم كتاب، وهي أخفّ من كنزة. افرشيها فوق موكيت الفندق أو فوق سجّادة الاستوديو.',
      details: [
        'مطاط طبيعي مع مايكروفايبر، بسماكة 1.5 مم',
        '\u2066180 × 64\u2069 سم، 980 غ',
        'تُغسل في الغسّالة على حرارة \u206630°\u2069',
      ],
    },
  },
  {
    id: 'mat-strap',
    name: 'Mat strap',
    category: 'mats',
    description:
      'Carries a mat over the shoulder, and stretches hamstrings once you are there: two loops, no buckle.',
    details: ['Woven cotton, 170 cm', 'Also a stretching strap'],
    pictures: ['art:object/strap/7'],
    variants: variants({ amount: 1200 }, { colors: ['Marigold', 'Navy'] }, [35, 19]),
    tags: ['carry', 'stretch', 'yoga'],
    addedDaysAgo: 300,
    related: ['cork-mat', 'travel-mat'],
    reviews: [
      ['Fatou J.', 5, 'Two things in one', 'I use it more for stretching than for carrying.'],
    ],
    ar: {
      name: 'حزام السجّادة',
      description:
        'يحمل السجّادة على كتفك في الطريق، ويعينك بعد الوصول على تمديد عضلات الفخذ الخلفية: حلقتان بلا إبزيم.',
      details: ['قطن منسوج، 170 سم', 'يصلح أيضًا لتمارين التمدّد'],
    },
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
    variants: variants({ amount: 1100 }, {}, [0]),
    tags: ['clean', 'spray', 'care'],
    addedDaysAgo: 180,
    related: ['cork-mat', 'travel-mat'],
    reviews: [['Greta H.', 4, 'Pleasant', 'Smells of lavender for a minute, then of nothing.']],
    ar: {
      name: 'بخّاخ تنظيف السجّادة',
      description: 'ماء وخلّ وخزامى: بخّاخ ينظّف الفلّين والمطاط والجلد، ويجفّ قبل أن تلفّي سجّادتك.',
      details: [
        '250 مل في عبوة زجاجية',
        'تُعاد تعبئتها بمسحوقنا أو بخلطتك أنتِ',
        'خزامى من ألينتيجو',
      ],
    },
  },
];

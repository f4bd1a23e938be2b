import { variants, type ProductSeed } from './productSeed';

const sizes = ['36', '37', '38', '39', '40', '41', '42'];

export const shoes: readonly ProductSeed[] = [
  {
    id: 'studio-trainer',
    name: 'Studio sneaker',
    category: 'shoes',
    description:
      'A low, flat shoe for strength and dance: you feel the floor, and the toes have room. The sole turns easily and grips when you land.',
    details: [
      'Knitted upper, natural rubber sole',
      '4 mm from heel to toe',
      '210 g in size 39',
      'Can be resoled',
    ],
    pictures: ['art:object/shoe/4', 'art:object/shoe/18', 'art:figure/jump/4'],
    variants: variants(
      { amount: 8900 },
      { sizes, colors: ['White', 'Ink'] },
      [2, 4, 7, 8, 5, 3, 0, 1, 3, 6, 6, 4, 2, 2],
    ),
    tags: ['sneaker', 'gym', 'dance', 'footwear'],
    addedDaysAgo: 8,
    sizeGuide: 'shoes',
    related: ['pilates-socks', 'trail-runner', 'studio-leggings'],
    reviews: [
      [
        'Leila H.',
        5,
        'Flat and wide at last',
        'My toes spread. Deadlifts feel steadier than in running shoes.',
      ],
      ['Bea T.', 4, 'Order your usual size', 'True to size. The white needs care.'],
      ['Yara N.', 5, 'For dance as well', 'They turn without sticking.'],
    ],
    ar: {
      name: 'حذاء الاستوديو الرياضي',
      description:
        'حذاء منخفض مسطّح لتمارين القوة والرقص: تشعرين بالأرض تحتك، وتجد أصابعك متّسعًا. نعله يدور معكِ بسهولة، ويثبت حين تهبطين من القفزة.',
      details: [
        'الجزء العلوي محبوك، والنعل من المطاط الطبيعي',
        'فرق الارتفاع بين الكعب والأصابع 4 مم',
        'الوزن 210 غ في المقاس 39',
        'يمكن تبديل نعله',
      ],
    },
  },
  {
    id: 'trail-runner',
    name: 'Trail runner',
    category: 'shoes',
    description:
      'Lugs for wet paths, a rock plate, and a heel that lets you walk down the stairs the next day.',
    details: [
      'Recycled mesh, welded toe cap',
      '6 mm from heel to toe, 5 mm lugs',
      '265 g in size 39',
    ],
    pictures: ['art:object/shoe/11', 'art:object/shoe/27'],
    variants: variants(
      { amount: 9900, compareAt: 12900 },
      { sizes, colors: ['Moss', 'Coral'] },
      [0, 2, 3, 4, 2, 1, 1, 1, 2, 0, 3, 3, 1, 0],
    ),
    tags: ['running', 'outdoor', 'sneaker', 'footwear'],
    addedDaysAgo: 210,
    sizeGuide: 'shoes',
    related: ['studio-trainer', 'sun-cap', 'steel-bottle'],
    reviews: [
      ['Tess W.', 4, 'Good in mud', 'Grip is excellent. They take a day to dry.'],
      ['Ines D.', 4, 'Half a size up', 'Thick socks and a long way down: go up half a size.'],
    ],
    ar: {
      name: 'حذاء الجري الجبلي',
      description:
        'نتوءات للدروب المبتلّة، وصفيحة تحمي قدمك من الحجارة، وكعب يرحمك حين تنزلين الدرج في اليوم التالي.',
      details: [
        'قماش شبكي معاد تدويره، ومقدّمة ملحومة',
        'فرق الارتفاع بين الكعب والأصابع 6 مم، وعمق النتوءات 5 مم',
        'الوزن 265 غ في المقاس 39',
      ],
    },
  },
  {
    id: 'pilates-socks',
    name: 'Pilates grip socks',
    category: 'shoes',
    description:
      'Dots under the ball, the heel and every toe, so that a plank on a wooden floor is a plank and not a slide.',
    details: ['76% organic cotton, 21% polyamide, 3% elastane', 'Silicone grip', 'One pair'],
    pictures: ['art:object/sock/8', 'art:object/sock/20'],
    variants: variants(
      { amount: 1500 },
      { sizes: ['36–38', '39–42'], colors: ['Oat', 'Rose', 'Graphite'] },
      [22, 25, 14, 0, 30, 28],
    ),
    tags: ['barre', 'grip', 'socks'],
    addedDaysAgo: 45,
    related: ['cork-mat', 'studio-leggings', 'barre-slipper'],
    reviews: [
      ['Mona F.', 5, 'No slipping', 'I bought one pair and then four.'],
      [
        'Elif A.',
        3,
        'Grip is great, color fades',
        'After ten washes the rose is a different rose.',
      ],
      ['June P.', 5, 'Soft seam', 'You don’t feel it under the toes.'],
    ],
    ar: {
      name: 'جوارب بيلاتس مانعة للانزلاق',
      description:
        'نقاط تحت مقدّمة القدم والكعب وكل إصبع، ليكون البلانك على الأرضية الخشبية ثباتًا لا تزلّجًا.',
      details: [
        '\u206676%\u2069 قطن عضوي، \u206621%\u2069 بولي أميد، \u20663%\u2069 إيلاستان',
        'نقاط سيليكون تمنع الانزلاق',
        'زوج واحد',
      ],
    },
  },
  {
    id: 'barre-slipper',
    name: 'Barre slipper',
    category: 'shoes',
    description:
      'Soft leather that moves like a second skin, with a split sole and an elastic that is already sewn on.',
    details: ['Vegetable-tanned goat leather', 'Split suede sole', 'Elastic sewn on'],
    pictures: ['art:object/slipper/13', 'art:object/slipper/25'],
    variants: variants({ amount: 4200 }, { sizes, colors: ['Rose'] }, [3, 5, 6, 0, 4, 2, 1]),
    tags: ['ballet', 'dance', 'leather', 'footwear'],
    addedDaysAgo: 130,
    sizeGuide: 'shoes',
    related: ['pilates-socks', 'studio-trainer'],
    reviews: [['Clara E.', 5, 'Like gloves', 'They took my shape within a week.']],
    ar: {
      name: 'خُفّ لتمارين البار',
      description:
        'جلد ليّن يتحرّك مع قدمك كأنه جلدها، بنعل من جزأين ورباط مطاطي مخيط مسبقًا: لا إبرة ولا خيط.',
      details: ['جلد ماعز مدبوغ دباغة نباتية', 'نعل من جزأين من الشمواه', 'رباط مطاطي مخيط'],
    },
  },
];

import { variants, type ProductSeed } from './productSeed';

export const home: readonly ProductSeed[] = [
  {
    id: 'steel-bottle',
    name: 'Steel bottle',
    category: 'home',
    description:
      'Cold for a day, warm for a night, and it doesn’t drip in a bag. The mouth takes ice cubes; the lid closes with half a turn.',
    details: [
      'Double-walled stainless steel',
      '750 ml, 340 g',
      'Lid of steel and bamboo',
      'Dishwasher-safe without the lid',
    ],
    pictures: ['art:object/bottle/21', 'art:object/bottle/7'],
    variants: variants({ amount: 1600 }, { colors: ['Sage', 'White', 'Ink'] }, [40, 22, 3]),
    tags: ['water', 'drink', 'flask', 'thermos'],
    addedDaysAgo: 280,
    related: ['morning-mug', 'rehearsal-tote', 'strength-journal'],
    reviews: [
      ['Noor C.', 5, 'Ice at midnight', 'Filled at eight, still ice at midnight.'],
      ['Bea T.', 5, 'Doesn’t leak', 'Upside down in my bag for a week.'],
      ['Lena K.', 4, 'A dent', 'It fell, it has a dent, it works.'],
    ],
    ar: {
      name: 'قارورة فولاذية',
      description:
        'تُبقي الماء باردًا يومًا كاملًا والشاي دافئًا ليلة كاملة، ولا تُسرّب قطرة في حقيبتك. فوهتها تتّسع لمكعّبات الثلج، وغطاؤها يُغلق بنصف دورة.',
      details: [
        'فولاذ مقاوم للصدأ بجدار مزدوج',
        '750 مل، 340 غ',
        'غطاء من الفولاذ والخيزران',
        'تُغسل في غسّالة الصحون من دون الغطاء',
      ],
    },
  },
  {
    id: 'rehearsal-tote',
    name: 'Rehearsal tote',
    category: 'home',
    description:
      'Takes a mat across the top, shoes at the bottom and a laptop in between. Waxed to keep out rain, and it stands on its own.',
    details: [
      'Waxed canvas, leather handles',
      '38 × 42 × 16 cm',
      'Zippered inner pocket, mat loop',
    ],
    pictures: ['art:object/tote/35', 'art:object/tote/11'],
    variants: variants({ amount: 3200 }, { colors: ['Clay', 'Navy'] }, [9, 4]),
    tags: ['bag', 'canvas', 'carry', 'mat'],
    addedDaysAgo: 5,
    related: ['steel-bottle', 'travel-mat', 'mat-strap'],
    reviews: [],
    ar: {
      name: 'حقيبة البروفات',
      description:
        'السجّادة في أعلاها، والحذاء في أسفلها، والحاسوب المحمول بينهما. مشمّعة فلا يدخلها المطر، وتقف وحدها.',
      details: [
        'كانفاس مشمّع ومقبضان من الجلد',
        '\u206638 × 42 × 16\u2069 سم',
        'جيب داخلي بسحّاب، وحلقة للسجّادة',
      ],
    },
  },
  {
    id: 'morning-mug',
    name: 'Morning mug',
    category: 'home',
    description:
      'Thrown by hand in Caldas da Rainha. Each is a little different, and all of them are heavy enough to warm two hands.',
    details: [
      'Stoneware, 350 ml',
      'Microwave- and dishwasher-safe',
      'Handmade: sizes vary by a few millimeters',
    ],
    pictures: ['art:object/mug/28', 'art:object/mug/5'],
    variants: variants({ amount: 1800 }, { colors: ['Marigold', 'Oat', 'Teal'] }, [8, 15, 1]),
    tags: ['cup', 'coffee', 'tea', 'kitchen'],
    addedDaysAgo: 150,
    related: ['strength-journal', 'steel-bottle', 'muscle-balm'],
    reviews: [
      ['Gaia M.', 5, 'A good weight', 'It makes the first ten minutes of the day better.'],
      ['Rosa M.', 4, 'Smaller than I thought', 'It says 350 ml; I just hadn’t measured.'],
    ],
    ar: {
      name: 'كوب الصباح',
      description:
        'أكواب شُكّلت باليد على دولاب الخزّاف في كالداس دا راينيا بالبرتغال. لا كوب منها يطابق الآخر، وكلها ثقيلة ودافئة بين كفّيك.',
      details: [
        'خزف حجري، 350 مل',
        'آمن في الميكروويف وغسّالة الصحون',
        'صُنع يدويًا: يختلف القياس بضعة مليمترات',
      ],
    },
  },
  {
    id: 'strength-journal',
    name: 'Strength journal',
    category: 'home',
    description:
      'A year of training on dotted paper that lies flat. A page a week, room for what went well, and none for calories.',
    details: ['144 dotted pages, 120 g/m²', 'A5, thread-sewn, lies flat', 'Two ribbons'],
    pictures: ['art:object/book/19', 'art:object/book/30'],
    variants: variants({ amount: 1400 }, { colors: ['Coral', 'Sky'] }, [26, 30]),
    tags: ['notebook', 'diary', 'paper', 'planner'],
    addedDaysAgo: 310,
    related: ['morning-mug', 'soft-dumbbells', 'steel-bottle'],
    reviews: [
      ['Ana L.', 5, 'No calories', 'Thank you for that.'],
      ['Yara N.', 5, 'Lies flat', 'On the floor beside the mat, open, as it should.'],
    ],
    ar: {
      name: 'مفكّرة القوة',
      description:
        'سنة من التمرين على ورق منقّط، في مفكّرة تبقى مفتوحة أمامك. صفحة لكل أسبوع، ومكان لما نجحتِ فيه، ولا مكان للسعرات الحرارية.',
      details: [
        '144 صفحة منقّطة، ورق 120 غ/م²',
        'قياس A5، أوراقها مخيطة، وتنفتح منبسطة',
        'شريطان لتحديد الصفحات',
      ],
    },
  },
];

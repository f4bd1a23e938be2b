import { variants, type ProductSeed } from './productSeed';

export const recovery: readonly ProductSeed[] = [
  {
    id: 'foam-roller',
    name: 'Foam roller',
    category: 'recovery',
    description:
      'Firm, smooth and long enough for a whole back. For calves that have danced and for shoulders that have sat.',
    details: ['Recycled foam', 'Ø 15 cm; 30 or 60 cm long', 'Holds up to 150 kg'],
    pictures: ['art:object/roller/5', 'art:object/roller/14'],
    variants: [
      { size: '30 cm', color: 'Sage', amount: 2400, stock: 16 },
      { size: '60 cm', color: 'Sage', amount: 3600, stock: 7 },
      { size: '30 cm', color: 'Graphite', amount: 2400, stock: 2 },
      { size: '60 cm', color: 'Graphite', amount: 3600, stock: 5 },
    ],
    tags: ['massage', 'fascia', 'back'],
    addedDaysAgo: 110,
    related: ['massage-balls', 'cork-block', 'cork-mat'],
    reviews: [
      ['Tess W.', 5, 'Ouch, and then ah', 'Firm. Start slowly.'],
      ['Hana B.', 4, 'Take the long one', 'I bought the short one and wish I hadn’t.'],
    ],
    ar: {
      name: 'أسطوانة التدليك',
      description: 'صلبة وملساء، وبطول يكفي ظهرك كله. لساقين أتعبهما الرقص، وكتفين أتعبهما الجلوس.',
      details: ['فوم معاد تدويره', 'القطر 15 سم، والطول 30 أو 60 سم', 'تتحمّل حتى 150 كغ'],
    },
  },
  {
    id: 'massage-balls',
    name: 'Massage balls',
    category: 'recovery',
    description:
      'Two cork, one rubber: for under your foot at a desk, or between your shoulder blades against a wall.',
    details: ['Two of cork, Ø 6 cm; one of rubber, Ø 7 cm', 'With a cotton pouch'],
    pictures: ['art:object/ball/10', 'art:object/ball/3'],
    variants: variants({ amount: 1700 }, {}, [28]),
    tags: ['massage', 'feet', 'set', 'cork'],
    addedDaysAgo: 18,
    related: ['foam-roller', 'cork-block', 'muscle-balm'],
    reviews: [
      ['Rita S.', 5, 'Under my desk', 'My feet have never been so well looked after.'],
      [
        'Zoe M.',
        4,
        'Cork is harder than it looks',
        'The rubber one is for beginners, the cork for the brave.',
      ],
    ],
    ar: {
      name: 'كرات التدليك',
      description:
        'اثنتان من الفلّين وواحدة من المطاط: تحت قدمك وأنتِ خلف المكتب، أو بين لوحي كتفيك والحائط.',
      details: ['اثنتان من الفلّين بقطر 6 سم، وواحدة من المطاط بقطر 7 سم', 'مع كيس قطني'],
    },
  },
  {
    id: 'muscle-balm',
    name: 'Muscle balm',
    category: 'recovery',
    description:
      'Arnica, rosemary and a little camphor in beeswax. Warms at first, cools a minute later.',
    details: [
      '60 ml',
      'Arnica, rosemary, camphor, beeswax, almond oil',
      'Don’t use on broken skin',
    ],
    pictures: ['art:object/jar/8'],
    variants: variants({ amount: 1900, compareAt: 2400 }, {}, [13]),
    tags: ['cream', 'arnica', 'care'],
    addedDaysAgo: 200,
    related: ['massage-balls', 'foam-roller', 'morning-mug'],
    reviews: [
      ['Carla V.', 5, 'Evenings', 'I would buy it for the smell alone.'],
      ['Uma K.', 3, 'Nice, but small', 'It does what it says. The tin doesn’t last long.'],
    ],
    ar: {
      name: 'بلسم العضلات',
      description: 'أرنيكا وإكليل الجبل وقليل من الكافور في شمع النحل. يدفّئ أولًا، ويبرّد بعد دقيقة.',
      details: [
        '60 مل',
        'أرنيكا وإكليل الجبل وكافور وشمع النحل وزيت اللوز',
        'لا تضعيه على جلد مجروح',
      ],
    },
  },
  {
    id: 'cork-block',
    name: 'Cork block',
    category: 'recovery',
    description:
      'Brings the floor to your hand. Rounded edges, heavy enough to stand on, and kind to wrists.',
    details: ['Portuguese cork', '23 × 15 × 8 cm, 650 g'],
    pictures: ['art:object/block/4', 'art:object/block/12', 'art:figure/triangle/9'],
    variants: [
      { size: 'One', amount: 1600, stock: 32 },
      { size: 'Pair', amount: 2900, stock: 11 },
    ],
    tags: ['yoga', 'support', 'cork'],
    addedDaysAgo: 260,
    related: ['cork-mat', 'foam-roller', 'mat-strap'],
    reviews: [
      ['Petra Z.', 5, 'Buy two', 'One is never enough.'],
      ['Sofia P.', 5, 'Solid', 'No wobble, no smell.'],
      ['Dina A.', 4, 'Heavier than foam', 'Which is the point, but mind your toes.'],
    ],
    ar: {
      name: 'مكعّب الفلّين',
      description: 'يقرّب الأرض من يدك. حوافّه مدوّرة، وثقله يسمح لكِ بالوقوف عليه، ولا يرهق معصميك.',
      details: ['فلّين برتغالي', '\u206623 × 15 × 8\u2069 سم، 650 غ'],
    },
  },
];

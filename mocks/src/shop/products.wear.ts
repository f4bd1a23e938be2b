import { variants, type ProductSeed } from './productSeed';

const tops = ['XS', 'S', 'M', 'L', 'XL'];

export const wear: readonly ProductSeed[] = [
  {
    id: 'studio-tee',
    name: 'Studio tee',
    category: 'wear',
    description:
      'The shirt that half the school shows up in. Heavy cotton that keeps its shape upside down, cut a little longer so that it stays put in a forward fold.',
    details: [
      '100% organic cotton, 220 g/m²',
      'Relaxed cut, ribbed collar',
      'Wash at 30°C, inside out',
      'Sewn in Braga, Portugal',
    ],
    pictures: ['art:object/tee/14', 'art:object/tee/2', 'art:figure/warrior/14'],
    variants: variants(
      { amount: 2400 },
      { sizes: tops, colors: ['Marigold', 'Ink', 'Oat'] },
      [6, 12, 14, 9, 3, 4, 11, 16, 8, 0, 2, 7, 5, 0, 4],
    ),
    tags: ['shirt', 'top', 'clothes', 'cotton'],
    addedDaysAgo: 12,
    sizeGuide: 'tops',
    related: ['studio-leggings', 'rehearsal-tote', 'warm-up-hoodie'],
    reviews: [
      [
        'Ines D.',
        5,
        'My third one',
        'Two years of washing and the first still looks new. The length is right for inversions.',
      ],
      [
        'Amal R.',
        4,
        'Thick, in a good way',
        'Heavier than I thought, lovely in winter. In August I reach for something lighter.',
      ],
      [
        'Noor C.',
        5,
        'Finally not see-through',
        'The oat color is opaque. I had given up on pale shirts.',
      ],
      ['Freya L.', 4, 'Runs a touch large', 'I took S instead of M and it is perfect.'],
    ],
    ar: {
      name: 'تيشيرت الاستوديو',
      description:
        'يكاد يكون زيّ المدرسة الموحّد: نصف العضوات يحضرن به. قطن ثقيل يحافظ على شكله حتى وأنتِ رأسًا على عقب، وقَصّة أطول قليلًا تبقيه في مكانه حين تنحنين إلى الأمام.',
      details: [
        '\u2066100%\u2069 قطن عضوي، 220 غ/م²',
        'قَصّة مريحة وياقة مضلّعة',
        'يُغسل مقلوبًا على حرارة \u206630°\u2069',
        'صُنع في براغا بالبرتغال',
      ],
    },
  },
  {
    id: 'studio-leggings',
    name: 'Studio leggings',
    category: 'wear',
    description:
      'High-waisted, flat at every seam, and still matte after the hundredth squat. A pocket on each side takes a phone and stays shut when you jump.',
    details: [
      '78% recycled polyamide, 22% elastane',
      'Two side pockets, one at the waistband',
      'Opaque in every direction',
      'Wash at 30°C without softener',
    ],
    pictures: ['art:object/leggings/5', 'art:object/leggings/22', 'art:figure/lunge/7'],
    variants: variants(
      { amount: 6400 },
      { sizes: tops, colors: ['Black', 'Plum', 'Moss'] },
      [8, 14, 18, 11, 5, 3, 6, 9, 4, 2, 0, 5, 7, 3, 0],
    ),
    tags: ['tights', 'bottoms', 'pants', 'clothes'],
    addedDaysAgo: 95,
    sizeGuide: 'bottoms',
    related: ['studio-tee', 'pilates-socks', 'cork-mat'],
    reviews: [
      [
        'Maya O.',
        5,
        'They stay up',
        'No tugging in a whole hour of interval work. The pockets are real pockets.',
      ],
      ['Sofia P.', 5, 'Opaque indeed', 'Tested in front of a mirror in bright light. Passed.'],
      [
        'Lena K.',
        3,
        'A little long',
        'I am 1.58 m and have to roll them over once. Otherwise very good.',
      ],
    ],
    ar: {
      name: 'ليغنز الاستوديو',
      description:
        'بخصر عالٍ وخياطة مسطّحة، ولا يلمع قماشه حتى بعد مئة قرفصاء. وعلى كل جانب جيب يتّسع لهاتفك ويبقى مغلقًا حين تقفزين.',
      details: [
        '\u206678%\u2069 بولي أميد معاد تدويره، \u206622%\u2069 إيلاستان',
        'جيبان جانبيان وجيب عند الخصر',
        'لا يشفّ في أي وضعية',
        'يُغسل على حرارة \u206630°\u2069 بلا منعّم',
      ],
    },
  },
  {
    id: 'warm-up-hoodie',
    name: 'Warm-up hoodie',
    category: 'wear',
    description:
      'For the ten minutes before class and the hour after it. Brushed inside, with thumb holes, and a hood that fits over a bun.',
    details: [
      '80% organic cotton, 20% recycled polyester',
      'Brushed fleece',
      'Thumb holes, kangaroo pocket',
    ],
    pictures: ['art:object/hoodie/9', 'art:object/hoodie/31'],
    variants: variants(
      { amount: 5900, compareAt: 7400 },
      { sizes: tops, colors: ['Teal', 'Stone'] },
      [3, 6, 4, 2, 1, 5, 8, 9, 6, 2],
    ),
    tags: ['sweater', 'jumper', 'warm', 'clothes'],
    addedDaysAgo: 160,
    sizeGuide: 'tops',
    related: ['studio-tee', 'studio-leggings', 'sun-cap'],
    reviews: [
      ['Gaia M.', 5, 'Lives on my shoulders', 'Soft inside and no pilling so far.'],
      ['Carla V.', 4, 'Good hood', 'It really fits over my bun, which no other hood does.'],
    ],
    ar: {
      name: 'هودي الإحماء',
      description:
        'للدقائق العشر التي تسبق الحصة، وللساعة التي تليها. وبر ناعم من الداخل، وفتحتان للإبهامين، وغطاء رأس يتّسع لشعرك وإن رفعتِه كعكة.',
      details: [
        '\u206680%\u2069 قطن عضوي، \u206620%\u2069 بوليستر معاد تدويره',
        'قماش فليس ممشّط',
        'فتحتان للإبهامين وجيب أمامي واسع',
      ],
    },
  },
  {
    id: 'sun-cap',
    name: 'Sun cap',
    category: 'wear',
    description:
      'Six panels, a short brim and a strap that lets a ponytail through. Light enough to forget on a long run.',
    details: ['Washed cotton twill', 'One size, 54–60 cm', 'Removable sweatband'],
    pictures: ['art:object/cap/6', 'art:object/cap/17'],
    variants: variants({ amount: 2200 }, { colors: ['Deep teal', 'Sand', 'Coral'] }, [18, 9, 0]),
    tags: ['hat', 'head', 'running', 'summer'],
    addedDaysAgo: 60,
    related: ['studio-tee', 'trail-runner'],
    reviews: [
      [
        'Rita S.',
        4,
        'Stays on',
        'Even in the wind on the bridge. The strap could be a little longer.',
      ],
      ['Hana B.', 5, 'Just right', 'Small brim, good color, washes well.'],
    ],
    ar: {
      name: 'قبّعة الشمس',
      description:
        'من ست قطع قماش، بحافة قصيرة وحزام خلفي يتّسع لتسريحة ذيل الحصان. خفيفة، حتى إنكِ تنسين في الجري الطويل أنها على رأسك.',
      details: [
        'تويل قطني مغسول',
        'مقاس واحد: من 54 إلى 60 سم',
        'شريط داخلي يمتصّ العرق، قابل للنزع',
      ],
    },
  },
];

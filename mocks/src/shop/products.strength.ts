import { variants, type ProductSeed } from './productSeed';

export const strength: readonly ProductSeed[] = [
  {
    id: 'loop-bands',
    name: 'Loop bands',
    category: 'strength',
    description:
      'Three loops from light to strong in a pouch that fits any pocket. Enough for a whole class, and for every hotel room.',
    details: ['Natural latex', 'Light, medium and strong: 5, 10 and 16 kg', 'With a cotton pouch'],
    pictures: ['art:object/band/9', 'art:object/band/23'],
    variants: variants({ amount: 900 }, {}, [60]),
    tags: ['resistance', 'stretch', 'set', 'travel'],
    addedDaysAgo: 320,
    related: ['fabric-band', 'soft-dumbbells', 'cork-mat'],
    reviews: [
      ['Sara Q.', 5, 'Small and strong', 'The strong one is really strong.'],
      ['Vera C.', 4, 'Roll up sometimes', 'On bare legs they roll. Over leggings they don’t.'],
      ['Ana L.', 5, 'At this price', 'Nothing to think about.'],
    ],
    ar: {
      name: 'أشرطة مقاومة حلقية',
      description:
        'ثلاثة أشرطة من الخفيف إلى القوي، في كيس صغير يتّسع له أي جيب. تكفيك لحصة كاملة، وفي أي غرفة فندق.',
      details: ['لاتكس طبيعي', 'خفيف ومتوسّط وقوي: 5 و10 و16 كغ', 'مع كيس قطني'],
    },
  },
  {
    id: 'fabric-band',
    name: 'Fabric band',
    category: 'strength',
    description:
      'Wide, woven and unmoved by leggings: the band for hips that have had enough of rolling rubber.',
    details: ['Cotton and latex, 8 cm wide', 'About 14 kg at double length'],
    pictures: ['art:object/band/15'],
    variants: variants(
      { amount: 1900 },
      { sizes: ['S', 'M', 'L'], colors: ['Clay', 'Ink'] },
      [5, 12, 6, 4, 9, 0],
    ),
    tags: ['resistance', 'hips', 'glutes'],
    addedDaysAgo: 26,
    related: ['loop-bands', 'kettlebell', 'studio-leggings'],
    reviews: [
      ['Amal R.', 5, 'Doesn’t roll', 'That’s all I wanted.'],
      [
        'Kim D.',
        4,
        'Choose well',
        'M is firm. If you’re new to bands, choose L, which is lighter.',
      ],
    ],
    ar: {
      name: 'شريط مقاومة قماشي',
      description:
        'عريض ومنسوج ولا يتزحزح فوق الليغنز. إن سئمتِ المطاط الذي يلتفّ على وركيك، فهذا شريطك.',
      details: ['قطن ولاتكس، بعرض 8 سم', 'نحو 14 كغ عند مدّه إلى ضعف طوله'],
    },
  },
  {
    id: 'soft-dumbbells',
    name: 'Soft dumbbells',
    category: 'strength',
    description:
      'A pair with a coat that is kind to floors and to feet. They don’t roll away, and they don’t clang at six in the morning.',
    details: ['Cast iron in neoprene', 'Sold as a pair', 'Six-sided, so they stay put'],
    pictures: ['art:object/dumbbell/2', 'art:object/dumbbell/19', 'art:figure/press/2'],
    variants: [
      { size: '2 × 1 kg', amount: 1800, stock: 14 },
      { size: '2 × 2 kg', amount: 2600, stock: 20 },
      { size: '2 × 3 kg', amount: 3400, stock: 3 },
      { size: '2 × 5 kg', amount: 4900, stock: 8 },
    ],
    tags: ['weights', 'iron', 'pair'],
    addedDaysAgo: 140,
    related: ['kettlebell', 'loop-bands', 'strength-journal'],
    reviews: [
      ['Maya O.', 5, 'Quiet', 'My neighbors haven’t noticed that I train.'],
      ['Olga F.', 4, 'Good grip', 'The neoprene stays dry even when I don’t.'],
      ['Pia R.', 5, '3 kg is the one', 'The one I use in nearly every class.'],
    ],
    ar: {
      name: 'أثقال يد بغلاف ناعم',
      description: 'زوج بغلاف يرفق بالأرض وبقدميك. لا يتدحرج بعيدًا، ولا يوقظ أحدًا في السادسة صباحًا.',
      details: ['حديد مصبوب مكسوّ بالنيوبرين', 'تُباع بالزوج', 'سداسية الأضلاع، فتبقى في مكانها'],
    },
  },
  {
    id: 'kettlebell',
    name: 'Kettlebell',
    category: 'strength',
    description:
      'One piece of iron with a handle wide enough for two hands and a base flat enough for push-ups.',
    details: ['Cast in one piece, powder coated', 'Handle 34 mm', 'Flat base'],
    pictures: ['art:object/kettlebell/6', 'art:object/kettlebell/21'],
    variants: [
      { size: '6 kg', amount: 4400, compareAt: 5200, stock: 6 },
      { size: '8 kg', amount: 5200, compareAt: 6100, stock: 9 },
      { size: '12 kg', amount: 6900, stock: 4 },
      { size: '16 kg', amount: 8600, stock: 0 },
    ],
    tags: ['weights', 'iron', 'swing'],
    addedDaysAgo: 75,
    related: ['soft-dumbbells', 'fabric-band', 'studio-trainer'],
    reviews: [
      ['Leila H.', 5, 'The handle', 'Smooth, no seam, and my hands thank you.'],
      ['Joana T.', 5, '8 kg to start', 'Right for swings from the first week.'],
    ],
    ar: {
      name: 'كيتل بل',
      description:
        'قطعة واحدة من الحديد، بمقبض يتّسع ليديك معًا وقاعدة مسطّحة تثبت حتى في تمارين الضغط.',
      details: ['مصبوب قطعة واحدة، بطلاء بودرة', 'قطر المقبض 34 مم', 'قاعدة مسطّحة'],
    },
  },
];

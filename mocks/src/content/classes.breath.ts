import type { ClassSeed } from './classSeed';

export const breath: readonly ClassSeed[] = [
  {
    id: 'longer-out-than-in',
    title: 'Longer out than in',
    description:
      'Four counts in, a short rest, six counts out, with a flower on the screen to breathe along with. Nothing else is asked of you.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 10,
    art: 'breathe/6',
    equipment: ['cushion'],
    focus: ['calm'],
    phases: ['menstrual', 'luteal'],
    collections: ['featured', 'picks'],
    isPublic: true,
    chapters: { 0: 'Sit well', 2: 'Four and six', 8: 'Let it go' },
    ar: {
      title: 'زفير أطول من الشهيق',
      description:
        'شهيق على أربع عدّات، وسكون قصير، وزفير على ست، مع زهرة على الشاشة تتنفّسين معها. لا شيء آخر مطلوب منكِ.',
      chapters: ['جلسة مريحة', 'أربع وست', 'اتركي كل شيء'],
    },
  },
  {
    id: 'before-the-difficult-call',
    title: 'Before the difficult call',
    description:
      'Five minutes of even breathing that can be done with the camera off. Feet on the floor, shoulders where they fall.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 5,
    art: 'seated/14',
    equipment: ['chair'],
    focus: ['calm'],
    phases: ['luteal'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Arrive', 1: 'Even counts' },
    ar: {
      title: 'قبل المكالمة الصعبة',
      description:
        'خمس دقائق من التنفّس المتساوي، يمكنك أداؤها والكاميرا مطفأة. القدمان على الأرض، والكتفان حيث يستقرّان.',
      chapters: ['استقرّي في مكانك', 'عدّ متساوٍ'],
    },
  },
  {
    id: 'where-the-breath-goes',
    title: 'Where the breath goes',
    description:
      'Belly, sides, back, collarbones: a tour of the places air can reach, with your own hands as the map.',
    instructor: 'yuki',
    level: 'beginner',
    minutes: 15,
    art: 'child/22',
    equipment: ['mat'],
    focus: ['calm', 'posture'],
    phases: ['menstrual', 'follicular'],
    chapters: { 0: 'Front', 5: 'Sides', 10: 'Back' },
    ar: {
      title: 'حيث يصل الهواء',
      description:
        'البطن والجانبان والظهر وعظمتا الترقوة: جولة في الأماكن التي يبلغها الهواء، ويداك هما الخريطة.',
      chapters: ['الأمام', 'الجانبان', 'الظهر'],
    },
  },
  {
    id: 'lie-down-for-a-while',
    title: 'Lie down for a while',
    description: 'A guided rest from the toes up. If you fall asleep, it worked.',
    instructor: 'lena',
    level: 'everyone',
    minutes: 27,
    art: 'seated/30',
    equipment: ['mat', 'blanket'],
    focus: ['calm'],
    phases: ['menstrual', 'luteal'],
    collections: ['picks'],
    chapters: { 0: 'Arrange yourself', 4: 'Feet to face', 18: 'Silence', 24: 'Come back' },
    ar: {
      title: 'استلقي قليلًا',
      description: 'استرخاء موجّه يبدأ من أصابع القدمين صعودًا. وإن غلبك النوم فقد نجحت الحصة.',
      chapters: ['وضعية مريحة', 'من القدمين إلى الوجه', 'صمت', 'العودة'],
    },
  },
  {
    id: 'humming',
    title: 'Humming, seriously',
    description:
      'A hum makes every out-breath longer without any counting. It feels silly for about a minute.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 8,
    art: 'breathe/38',
    focus: ['calm'],
    phases: ['luteal'],
    chapters: { 0: 'Find a note', 2: 'Ten hums', 6: 'Listen' },
    ar: {
      title: 'همهمة بكل جدّية',
      description: 'الهمهمة تطيل كل زفير من دون عدّ. ستبدو لكِ مضحكة مدة دقيقة تقريبًا.',
      chapters: ['ابحثي عن نغمة', 'عشر همهمات', 'أصغي'],
    },
  },
  {
    id: 'breathing-for-lifting',
    title: 'Breathing for lifting',
    description:
      'When to inhale, when to brace, and why holding on is sometimes right. Twelve minutes that make the strength classes clearer.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 12,
    art: 'press/46',
    equipment: ['dumbbells'],
    focus: ['core', 'posture'],
    phases: ['follicular', 'ovulatory'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Pressure', 4: 'With no weight', 8: 'With a weight' },
    ar: {
      title: 'التنفّس عند رفع الأثقال',
      description:
        'متى تشهقين، ومتى تشدّين جذعك، ولماذا يكون حبس الهواء صوابًا أحيانًا. 12 دقيقة تزيد حصص القوة وضوحًا.',
      chapters: ['الضغط', 'بلا وزن', 'مع الوزن'],
    },
  },
  {
    id: 'walk-and-count',
    title: 'Walk and count',
    description:
      'Take this one outside, with one ear free. Steps become counts, and counts become a longer breath.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 20,
    art: 'run/54',
    focus: ['calm', 'stamina'],
    phases: ['follicular'],
    chapters: { 0: 'Ordinary walking', 5: 'Four steps', 12: 'Six steps' },
    ar: {
      title: 'امشي وعدّي خطواتك',
      description:
        'اخرجي بهذه الحصة إلى الهواء الطلق، واتركي إحدى أذنيك بلا سمّاعة. تصير الخطوات عدًّا، ويصير العدّ أنفاسًا أطول.',
      chapters: ['مشي عادي', 'أربع خطوات', 'ست خطوات'],
    },
  },
];

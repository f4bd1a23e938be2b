import type { ClassSeed } from './classSeed';

export const yoga: readonly ClassSeed[] = [
  {
    id: 'warrior-flow-for-heavy-days',
    title: 'Warrior flow for heavy days',
    description:
      'A grounded half hour that builds from the feet up. Blocks help; a wall is enough.',
    instructor: 'lena',
    level: 'everyone',
    minutes: 32,
    art: 'warrior/1',
    equipment: ['mat', 'block'],
    focus: ['legs', 'hips'],
    phases: ['luteal', 'follicular'],
    collections: ['featured', 'picks'],
    isPublic: true,
    chapters: {
      0: 'Arrive',
      4: 'Find the feet',
      10: 'Warriors',
      24: 'Down to the mat',
      28: 'Rest',
    },
    ar: {
      title: 'وضعيات المحارب للأيام الثقيلة',
      description: 'نصف ساعة من الثبات تُبنى من القدمين صعودًا. المكعّبات تساعدك، والحائط وحده يكفي.',
      chapters: ['لحظة حضور', 'الإحساس بالقدمين', 'وضعيات المحارب', 'نزولًا إلى السجّادة', 'راحة'],
    },
  },
  {
    id: 'downward-dog-in-detail',
    title: 'Downward dog, in detail',
    description:
      'Twelve minutes on one shape that most classes hurry through. Bend your knees; the length comes from somewhere else.',
    instructor: 'lena',
    level: 'beginner',
    minutes: 12,
    art: 'downdog/9',
    equipment: ['mat', 'block'],
    focus: ['shoulders', 'back'],
    phases: ['follicular'],
    chapters: { 0: 'Hands and wrists', 4: 'Hips up', 8: 'Stay and breathe' },
    ar: {
      title: 'الكلب المتّجه للأسفل بالتفصيل',
      description:
        'اثنتا عشرة دقيقة لوضعية تمرّ بها معظم الحصص على عجل. اثني ركبتيك بلا تردّد، فالاستطالة تأتي من مكان آخر.',
      chapters: ['اليدان والمعصمان', 'الوركان إلى أعلى', 'ثبات وتنفّس'],
    },
  },
  {
    id: 'evening-folds',
    title: 'Evening folds',
    description:
      'Forward folds held for ten breaths, with something soft under every bony part. Dim the lights before you press play.',
    instructor: 'lena',
    level: 'everyone',
    minutes: 25,
    art: 'fold/17',
    equipment: ['mat', 'cushion'],
    focus: ['back', 'calm'],
    phases: ['menstrual', 'luteal'],
    collections: ['featured'],
    chapters: { 0: 'Settle', 4: 'Standing folds', 11: 'Seated folds', 20: 'Legs up' },
    ar: {
      title: 'انحناءات المساء',
      description:
        'انحناءات إلى الأمام تثبتين في كل واحدة منها عشرة أنفاس، وتحت كل عظمة بارزة شيء طري. خفّفي الإضاءة قبل أن تضغطي زر التشغيل.',
      chapters: ['استقرار', 'انحناءات من الوقوف', 'انحناءات من الجلوس', 'الساقان إلى أعلى'],
    },
  },
  {
    id: 'sun-salutations-without-hurry',
    title: 'Unhurried sun salutations',
    description:
      'Five rounds, each a little longer than the last. The first is a lesson, the fifth is yours.',
    instructor: 'gaia',
    level: 'everyone',
    minutes: 20,
    art: 'cobra/25',
    equipment: ['mat'],
    focus: ['full body', 'spine'],
    phases: ['follicular', 'ovulatory'],
    collections: ['picks'],
    chapters: {
      0: 'Stand still',
      3: 'Two slow rounds',
      10: 'Three rounds with your breath',
      18: 'Sit',
    },
    ar: {
      title: 'تحية الشمس على مهل',
      description: 'خمس جولات، كل واحدة أطول قليلًا من سابقتها. في الأولى تتعلّمين، والخامسة لكِ وحدك.',
      chapters: ['وقوف في سكون', 'جولتان بطيئتان', 'ثلاث جولات على إيقاع التنفّس', 'جلوس'],
    },
  },
  {
    id: 'triangle-from-three-sides',
    title: 'Triangle, from three sides',
    description:
      'The same pose against a wall, over a block and in the middle of the room. One of the three will make the other two make sense.',
    instructor: 'lena',
    level: 'intermediate',
    minutes: 18,
    art: 'triangle/33',
    equipment: ['mat', 'block', 'wall'],
    focus: ['hips', 'legs'],
    phases: ['ovulatory'],
    chapters: { 0: 'At the wall', 6: 'Over the block', 12: 'On your own' },
    ar: {
      title: 'المثلّث من ثلاث جهات',
      description:
        'الوضعية نفسها عند الحائط، ثم على مكعّب، ثم في وسط الغرفة. واحدة من الثلاث ستشرح لكِ الأخريين.',
      chapters: ['عند الحائط', 'على المكعّب', 'من دون سند'],
    },
  },
  {
    id: 'rest-day-yoga',
    title: 'Rest day yoga',
    description:
      'Four supported shapes, five minutes each, and nothing to get better at. Have two cushions and a blanket within reach.',
    instructor: 'lena',
    level: 'everyone',
    minutes: 22,
    art: 'child/41',
    equipment: ['mat', 'cushion', 'blanket'],
    focus: ['calm', 'hips'],
    phases: ['menstrual'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Build the nest', 2: 'On your front', 9: 'On your side', 15: 'On your back' },
    ar: {
      title: 'يوغا ليوم الراحة',
      description:
        'أربع وضعيات مسنودة، خمس دقائق لكل واحدة، وليس عليكِ أن تتقني شيئًا. ضعي وسادتين وبطانية في متناول يدك.',
      chapters: ['بناء العشّ', 'على البطن', 'على الجنب', 'على الظهر'],
    },
  },
  {
    id: 'moon-flow',
    title: 'Moon flow',
    description:
      'A sideways, unhurried sequence that never faces the front of the mat for long. It suits late evenings and small rooms.',
    instructor: 'gaia',
    level: 'intermediate',
    minutes: 35,
    art: 'triangle/49',
    equipment: ['mat', 'block'],
    focus: ['hips', 'legs'],
    phases: ['luteal'],
    collections: ['picks'],
    chapters: { 0: 'Circle the joints', 7: 'The half moon', 15: 'Flow both ways', 29: 'Quiet end' },
    ar: {
      title: 'على ضوء القمر',
      description:
        'حركات متتابعة إلى الجانبين، بلا عجلة، قلّما تواجهين فيها مقدّمة السجّادة. تناسب ساعات المساء الأخيرة والغرف الصغيرة.',
      chapters: ['تدوير المفاصل', 'نصف القمر', 'انسياب في الاتجاهين', 'ختام هادئ'],
    },
  },
  {
    id: 'tree-in-a-breeze',
    title: 'Tree in a breeze',
    description:
      'Standing poses with small disturbances added on purpose. Wobbling is the exercise, so nobody fails it.',
    instructor: 'lena',
    level: 'beginner',
    minutes: 15,
    art: 'tree/57',
    equipment: ['mat', 'wall'],
    focus: ['ankles', 'core'],
    phases: ['follicular'],
    chapters: { 0: 'Feet awake', 4: 'Roots', 9: 'Wind' },
    ar: {
      title: 'الشجرة في مهبّ النسيم',
      description:
        'وضعيات واقفة نضيف إليها شيئًا من الاضطراب عن قصد. التمايل هو التمرين نفسه، فلا يمكن أن تفشلي فيه.',
      chapters: ['إيقاظ القدمين', 'الجذور', 'الريح'],
    },
  },
  {
    id: 'backbends-that-begin-in-the-legs',
    title: 'Backbends that begin in the legs',
    description:
      'Strong legs first, then cobra, camel and bridge in that order. If your lower back complains, the answer is nearly always a step back.',
    instructor: 'lena',
    level: 'advanced',
    minutes: 40,
    art: 'cobra/65',
    equipment: ['mat', 'block', 'strap'],
    focus: ['spine', 'shoulders'],
    phases: ['ovulatory'],
    chapters: { 0: 'Warm the thighs', 10: 'Low backbends', 21: 'High backbends', 33: 'Neutralize' },
    ar: {
      title: 'انحناءات خلفية تبدأ من الساقين',
      description:
        'قوة الساقين أولًا، ثم الكوبرا فالجمل فالجسر بهذا الترتيب. وإن اشتكى أسفل ظهرك، فالحل في الغالب أن تتراجعي خطوة.',
      chapters: ['إحماء الفخذين', 'انحناءات منخفضة', 'انحناءات عالية', 'عودة إلى الاستقامة'],
    },
  },
  {
    id: 'desk-to-mat',
    title: 'From desk to mat',
    description:
      'For the ten minutes between the last call and dinner. Wrists, neck and hip flexors, in the order they complain.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 10,
    art: 'seated/73',
    equipment: ['mat'],
    focus: ['posture', 'wrists'],
    phases: ['menstrual', 'luteal'],
    chapters: { 0: 'Still in the chair', 3: 'On hands and knees', 6: 'Long lunge' },
    ar: {
      title: 'من المكتب إلى السجّادة',
      description:
        'للدقائق العشر بين آخر مكالمة والعشاء. المعصمان ثم الرقبة ثم عضلات ثني الورك، بحسب ترتيب شكواها.',
      chapters: ['قبل مغادرة الكرسي', 'على اليدين والركبتين', 'اندفاع طويل'],
    },
  },
  {
    id: 'warrior-three-takes-off',
    title: 'Warrior three takes off',
    description:
      'Getting onto one leg is easy; arriving there without a fall is the lesson. Plenty of hands on blocks and one long hold.',
    instructor: 'gaia',
    level: 'advanced',
    minutes: 28,
    art: 'warrior/81',
    equipment: ['mat', 'block'],
    focus: ['legs', 'core'],
    phases: ['ovulatory'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Hamstrings', 8: 'Hinge on one leg', 17: 'Fly', 24: 'Land' },
    ar: {
      title: 'إقلاع المحارب الثالث',
      description:
        'أن ترفعي ساقًا أمر سهل، أما المهارة فأن تستقرّي على الأخرى دون سقوط. كثير من الاستناد إلى المكعّبات، وثبات واحد طويل.',
      chapters: ['عضلات الفخذ الخلفية', 'الثني من الورك على ساق واحدة', 'تحليق', 'هبوط'],
    },
  },
];

import type { ClassSeed } from './classSeed';

export const dance: readonly ClassSeed[] = [
  {
    id: 'salsa-from-zero',
    title: 'Salsa from scratch',
    description:
      'The basic step until it is boring, then a turn. No partner, no heels, two square meters.',
    instructor: 'camila',
    level: 'beginner',
    minutes: 22,
    art: 'dancer/5',
    focus: ['hips', 'stamina'],
    phases: ['follicular', 'ovulatory'],
    collections: ['featured'],
    isPublic: true,
    chapters: { 0: 'Weight and count', 5: 'The basic', 11: 'Side and back', 17: 'First turn' },
    ar: {
      title: 'السالسا من الصفر',
      description: 'الخطوة الأساسية حتى الملل، ثم لفّة. بلا شريك ولا كعب عالٍ، ومتران مربّعان يكفيان.',
      chapters: ['الوزن والعدّ', 'الخطوة الأساسية', 'إلى الجانب وإلى الخلف', 'أول لفّة'],
    },
  },
  {
    id: 'the-turn-explained',
    title: 'The turn, explained',
    description:
      'Where to look, when to push and how to stop. Dizziness is a steering problem and can be fixed.',
    instructor: 'camila',
    level: 'beginner',
    minutes: 16,
    art: 'reach/13',
    focus: ['core', 'ankles'],
    phases: ['ovulatory'],
    chapters: { 0: 'Spotting', 5: 'Half turns', 11: 'Whole turns' },
    ar: {
      title: 'سرّ اللفّة',
      description: 'إلى أين تنظرين، ومتى تدفعين، وكيف تتوقّفين. الدوار مشكلة توجيه، ولها حلّ.',
      chapters: ['تثبيت النظر', 'نصف لفّة', 'لفّة كاملة'],
    },
  },
  {
    id: 'shines-for-the-kitchen',
    title: 'Shines for the kitchen',
    description:
      'Eight short solo patterns to put together however the song asks. Learn four and you can already leave the counter.',
    instructor: 'camila',
    level: 'intermediate',
    minutes: 24,
    art: 'kick/21',
    focus: ['stamina', 'legs'],
    phases: ['ovulatory'],
    collections: ['picks'],
    chapters: { 0: 'Four patterns', 10: 'Four more', 18: 'Put it together' },
    ar: {
      title: 'استعراض في المطبخ',
      description:
        'ثماني تشكيلات قصيرة منفردة، تركّبينها كما تشاء الأغنية. وتكفيكِ أربع منها لتبتعدي عن منضدة المطبخ.',
      chapters: ['أربع تشكيلات', 'أربع أخرى', 'تركيبها معًا'],
    },
  },
  {
    id: 'grounded-grooves',
    title: 'Grounded grooves',
    description:
      'Knees soft, chest alive, weight low. Imani teaches the steps she grew up with, slowly and then with the drum.',
    instructor: 'imani',
    level: 'everyone',
    minutes: 30,
    art: 'lunge/29',
    focus: ['full body', 'stamina'],
    phases: ['follicular', 'ovulatory'],
    collections: ['featured', 'instructor-inspo'],
    chapters: { 0: 'Bounce', 7: 'Three steps', 16: 'Arms', 23: 'All of it' },
    ar: {
      title: 'إيقاع من الأرض',
      description:
        'ركبتان ليّنتان، وجذع لا يسكن، وثقل قريب من الأرض. تقدّم إيماني الخطوات التي نشأت عليها، ببطء أولًا ثم مع الطبل.',
      chapters: ['نبض الركبتين', 'ثلاث خطوات', 'الذراعان', 'الرقصة كلها'],
    },
  },
  {
    id: 'arms-that-finish-the-sentence',
    title: 'Arms that finish the sentence',
    description:
      'A quiet class for the part of dancing above the waist. Mostly seated, and surprisingly tiring.',
    instructor: 'camila',
    level: 'everyone',
    minutes: 14,
    art: 'seated/37',
    equipment: ['chair'],
    focus: ['arms', 'posture'],
    phases: ['menstrual', 'luteal'],
    chapters: { 0: 'Hands', 4: 'Elbows', 9: 'Phrases' },
    ar: {
      title: 'ذراعان تُكملان الجملة',
      description:
        'حصة هادئة لما فوق الخصر من الرقص. تؤدّين معظمها وأنتِ جالسة، وتُتعب أكثر مما تظنّين.',
      chapters: ['اليدان', 'المرفقان', 'جمل كاملة'],
    },
  },
  {
    id: 'one-song-one-dance',
    title: 'One song, one dance',
    description:
      'A choreography of sixty-four counts, taught backward so that the ending is what you know best.',
    instructor: 'camila',
    level: 'intermediate',
    minutes: 38,
    art: 'dancer/45',
    focus: ['full body', 'stamina'],
    phases: ['ovulatory'],
    collections: ['picks'],
    chapters: {
      0: 'Warm up',
      6: 'The ending',
      15: 'The middle',
      24: 'The beginning',
      32: 'The whole dance',
    },
    ar: {
      title: 'أغنية واحدة ورقصة واحدة',
      description: 'رقصة من 64 عدّة، نتعلّمها من آخرها إلى أولها، لتكون الخاتمة أكثر ما تتقنينه.',
      chapters: ['إحماء', 'الخاتمة', 'الوسط', 'البداية', 'الرقصة كاملة'],
    },
  },
  {
    id: 'dance-it-badly',
    title: 'Dance it badly',
    description:
      'Ten minutes of prompts instead of steps: heavy, sharp, late, enormous. Close the door and turn it up.',
    instructor: 'camila',
    level: 'everyone',
    minutes: 10,
    art: 'jump/53',
    focus: ['full body'],
    phases: ['luteal', 'menstrual'],
    chapters: { 0: 'Small', 4: 'Large', 7: 'Free' },
    ar: {
      title: 'ارقصي كيفما اتّفق',
      description:
        'عشر دقائق نعطيكِ فيها كلمات بدل الخطوات: ثقيل، حادّ، متأخّر، هائل. أغلقي الباب وارفعي الصوت.',
      chapters: ['حركة صغيرة', 'حركة كبيرة', 'حركة حرّة'],
    },
  },
];

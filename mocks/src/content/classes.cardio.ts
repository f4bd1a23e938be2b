import type { ClassSeed } from './classSeed';

export const cardio: readonly ClassSeed[] = [
  {
    id: 'forty-twenty',
    title: 'Forty on, twenty off',
    description:
      'Eight moves, forty seconds each, with enough rest to do the next one properly. There is a version without a single jump.',
    instructor: 'imani',
    level: 'everyone',
    minutes: 20,
    art: 'run/4',
    focus: ['stamina', 'full body'],
    phases: ['follicular', 'ovulatory'],
    collections: ['featured'],
    isPublic: true,
    chapters: { 0: 'Warm up', 4: 'First circuit', 12: 'Second circuit', 18: 'Slow down' },
    ar: {
      title: '40 ثانية للجهد و20 للراحة',
      description:
        'ثماني حركات، 40 ثانية لكل حركة، وراحة تكفي لتؤدّي التالية كما يجب. وللحصة نسخة بلا قفزة واحدة.',
      chapters: ['إحماء', 'الجولة الأولى', 'الجولة الثانية', 'تهدئة'],
    },
  },
  {
    id: 'quiet-cardio',
    title: 'Quiet cardio',
    description:
      'A full sweat with no jumping and no stomping, built for thin floors and sleeping children.',
    instructor: 'imani',
    level: 'everyone',
    minutes: 25,
    art: 'squat/12',
    focus: ['stamina', 'legs'],
    phases: ['luteal', 'follicular'],
    collections: ['picks'],
    chapters: { 0: 'Step and reach', 6: 'Build', 14: 'Ladder', 21: 'Ease off' },
    ar: {
      title: 'كارديو هادئ',
      description: 'عرق حقيقي بلا قفز ولا خبط على الأرض، مراعاةً لجيران الطابق الأسفل وللأطفال النيام.',
      chapters: ['خطوات ومدّ للذراعين', 'رفع الإيقاع', 'تمرين السلّم', 'خفض الإيقاع'],
    },
  },
  {
    id: 'boxing-with-nobody',
    title: 'Boxing with nobody',
    description:
      'Stance, jab, cross, and the footwork that turns them into a conversation. Three rounds of three minutes, which is longer than it sounds.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 22,
    art: 'twist/20',
    focus: ['stamina', 'shoulders'],
    phases: ['ovulatory'],
    collections: ['featured', 'instructor-inspo'],
    chapters: { 0: 'Stance and guard', 6: 'Combinations', 10: 'Three rounds', 19: 'Shake it out' },
    ar: {
      title: 'ملاكمة بلا خصم',
      description:
        'وقفة الملاكمة ولكمتا الجاب والكروس، وحركة القدمين التي تجعل منها كلها حوارًا. ثلاث جولات من ثلاث دقائق، وهي أطول مما تبدو.',
      chapters: ['الوقفة والدفاع', 'تركيبات اللكمات', 'ثلاث جولات', 'نفض التعب'],
    },
  },
  {
    id: 'jump-rope-real-or-imagined',
    title: 'Jump rope, real or imagined',
    description:
      'With a rope if you have the ceiling for it, without one if you don’t. Short bursts, soft knees.',
    instructor: 'camila',
    level: 'intermediate',
    minutes: 12,
    art: 'jump/28',
    equipment: ['rope'],
    focus: ['stamina', 'ankles'],
    phases: ['ovulatory'],
    chapters: { 0: 'Bounce', 3: 'Bursts', 8: 'Tricks' },
    ar: {
      title: 'قفز الحبل، ولو بلا حبل',
      description: 'بالحبل إن سمح السقف، ومن دونه إن لم يسمح. دفعات قصيرة وركبتان ليّنتان.',
      chapters: ['قفزات خفيفة', 'دفعات سريعة', 'حركات استعراضية'],
    },
  },
  {
    id: 'three-kilometres-indoors',
    title: 'Three kilometers indoors',
    description:
      'A brisk walk that never leaves the rug, with arms, side steps and a hill in the middle. Good company for a gray day.',
    instructor: 'noor',
    level: 'beginner',
    minutes: 30,
    art: 'run/36',
    focus: ['stamina'],
    phases: ['menstrual', 'luteal'],
    collections: ['picks'],
    chapters: { 0: 'First kilometer', 11: 'The hill', 20: 'Home stretch' },
    ar: {
      title: 'ثلاثة كيلومترات داخل البيت',
      description:
        'مشي نشيط لا يغادر غرفة الجلوس، مع حركات للذراعين وخطوات جانبية ومرتفع في المنتصف. خير رفيق ليوم غائم.',
      chapters: ['الكيلومتر الأول', 'المرتفع', 'الأمتار الأخيرة'],
    },
  },
  {
    id: 'swings-and-sprints',
    title: 'Swings and sprints',
    description:
      'Kettlebell swings paired with running in place, one minute each. Only for swings that already feel easy.',
    instructor: 'imani',
    level: 'advanced',
    minutes: 18,
    art: 'swing/44',
    equipment: ['kettlebell'],
    focus: ['stamina', 'glutes'],
    phases: ['ovulatory'],
    chapters: { 0: 'Prepare', 4: 'Ten pairs', 15: 'Breathe' },
    ar: {
      title: 'أرجحة وعدو',
      description:
        'تؤرجحين الكيتل بل دقيقة، ثم تجرين في مكانك دقيقة. لا تحضريها إلا إذا صارت الأرجحة سهلة عليكِ.',
      chapters: ['استعداد', 'عشر جولات مزدوجة', 'التقاط الأنفاس'],
    },
  },
  {
    id: 'six-minute-wake-up',
    title: 'Six-minute wake-up',
    description:
      'Low kicks, high knees, long reaches. Finished before you have decided whether you feel like it.',
    instructor: 'camila',
    level: 'everyone',
    minutes: 6,
    art: 'kick/52',
    focus: ['stamina'],
    phases: ['follicular'],
    chapters: { 0: 'Reach', 2: 'Kick', 4: 'Both' },
    ar: {
      title: 'استيقظي في ست دقائق',
      description:
        'ركلات منخفضة وركبتان عاليتان وذراعان ممدودتان إلى آخرهما. تنتهي الحصة قبل أن تقرّري إن كان مزاجك يسمح.',
      chapters: ['مدّ', 'ركل', 'الاثنان معًا'],
    },
  },
  {
    id: 'hill-repeats-on-a-step',
    title: 'Hill repeats on a step',
    description:
      'One step, eight climbs, and a recovery between them that you are expected to take. Hold the banister if you have one.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 28,
    art: 'jump/60',
    equipment: ['step'],
    focus: ['legs', 'stamina'],
    phases: ['follicular', 'ovulatory'],
    chapters: { 0: 'Flat ground', 6: 'Four climbs', 15: 'Four more', 24: 'Down again' },
    ar: {
      title: 'تلّة من درجة سلّم',
      description:
        'درجة واحدة وثماني جولات صعود، وبين كل جولة وأخرى راحة لا نعفيكِ منها. أمسكي بالدرابزين إن وُجد.',
      chapters: ['أرض مستوية', 'أربع جولات صعود', 'أربع أخرى', 'النزول'],
    },
  },
];

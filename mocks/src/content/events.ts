import type { Motif, InstructorId } from './classSeed';

export interface EventSeed {
  id: string;
  title: string;
  description: string;
  instructor: InstructorId;
  /**
   * Days from today (negative in the past), and the hour in UTC. Hours 15 to 19 are morning in the
   * Americas and evening in Europe. An event at `soon` always starts within the next hour.
   */
  at: readonly [day: number, hour: number] | 'soon';
  minutes: number;
  art: `${Motif}/${number}`;
  /** The class with the recording of a past event. */
  replay?: string;
  /** The Arabic texts. */
  ar: { title: string; description: string };
}

export const events: readonly EventSeed[] = [
  {
    id: 'open-floor',
    title: 'Open floor: wake the spine',
    instructor: 'noor',
    at: 'soon',
    minutes: 25,
    art: 'bridge/39',
    description:
      'Drop in as you are. Twenty-five unhurried minutes for the back and everything attached to it, and a hello to everyone else here.',
    ar: {
      title: 'باب مفتوح: إيقاظ العمود الفقري',
      description: 'تعالي كما أنتِ. 25 دقيقة على مهل للظهر وكل ما يتّصل به، وتحية لكل من حضرت.',
    },
  },
  {
    id: 'saturday-long-flow',
    title: 'The long, slow flow',
    instructor: 'lena',
    at: [2, 16],
    minutes: 75,
    art: 'warrior/40',
    description:
      'An hour of yoga and fifteen minutes of lying down, with the chat open for questions before and after.',
    ar: {
      title: 'يوغا طويلة على مهل',
      description: 'ساعة من اليوغا وربع ساعة من الاستلقاء، والدردشة مفتوحة للأسئلة قبل اللقاء وبعده.',
    },
  },
  {
    id: 'deadlift-clinic',
    title: 'Deadlift clinic',
    instructor: 'imani',
    at: [5, 18],
    minutes: 60,
    art: 'deadlift/41',
    description:
      'Send a clip of your lift by the evening before and Imani will go through as many as the hour holds. Watching is as useful as being watched.',
    ar: {
      title: 'ورشة الرفعة الأرضية',
      description:
        'أرسلي مقطعًا لرفعتك حتى مساء اليوم السابق، وستراجع إيماني من المقاطع ما تتّسع له الساعة. ومن تشاهد تستفيد بقدر من نصحّح لها رفعتها.',
    },
  },
  {
    id: 'breath-and-tea',
    title: 'Breath and tea',
    instructor: 'yuki',
    at: [9, 15],
    minutes: 40,
    art: 'breathe/42',
    description: 'Twenty minutes of practice, twenty of talk. Bring something warm to drink.',
    ar: {
      title: 'أنفاس وشاي',
      description: 'عشرون دقيقة للتمرين، وعشرون للحديث. أحضري معكِ مشروبًا دافئًا.',
    },
  },
  {
    id: 'kitchen-salsa-night',
    title: 'Kitchen salsa night',
    instructor: 'camila',
    at: [13, 19],
    minutes: 60,
    art: 'dancer/43',
    description:
      'Everyone learns the same sixteen counts and then watches them come apart in fifty kitchens. Cameras are optional and encouraged.',
    ar: {
      title: 'ليلة سالسا في المطبخ',
      description:
        'نتعلّم كلنا الرقصة نفسها على 16 عدّة، ثم نراها تتفكّك في خمسين مطبخًا. تشغيل الكاميرا اختياري، ومستحسن.',
    },
  },
  {
    id: 'ask-noor-about-backs',
    title: 'Ask Noor about backs',
    instructor: 'noor',
    at: [20, 17],
    minutes: 45,
    art: 'bridge/44',
    description:
      'An open hour about sore, stiff and stubborn backs, with a short class at the end. General guidance, not a consultation.',
    ar: {
      title: 'اسألي نور عن الظهر',
      description:
        'لقاء مفتوح عن الظهر حين يؤلم وحين يتيبّس وحين يعاند، وفي ختامه حصة قصيرة. إرشادات عامة لا استشارة طبية.',
    },
  },
  {
    id: 'month-opening-with-gaia',
    title: 'Opening the month with Gaia',
    instructor: 'gaia',
    at: [27, 16],
    minutes: 50,
    art: 'reach/45',
    description: 'What’s new, what Gaia has been practicing, and a class that nobody has seen yet.',
    ar: {
      title: 'بداية الشهر مع جايا',
      description: 'الجديد عندنا، وما تتدرّب عليه جايا هذه الأيام، وحصة لم يرها أحد بعد.',
    },
  },
  {
    id: 'slow-squats-together',
    title: 'Slow squats, together',
    instructor: 'imani',
    at: [-4, 18],
    minutes: 45,
    art: 'squat/46',
    replay: 'slow-strength-strong-legs',
    description: 'A hundred squats in company, at a pace that kept everyone honest.',
    ar: {
      title: 'قرفصاء على مهل، معًا',
      description: 'مئة قرفصاء بصحبة الأخريات، بإيقاع لم يدع مجالًا للغش.',
    },
  },
  {
    id: 'sunday-reset',
    title: 'A reset for the week',
    instructor: 'lena',
    at: [-11, 17],
    minutes: 60,
    art: 'child/47',
    replay: 'evening-folds',
    description: 'Folds, twists and a long rest before the week began.',
    ar: {
      title: 'صفحة جديدة للأسبوع',
      description: 'انحناءات والتفافات وراحة طويلة قبل أن يبدأ الأسبوع.',
    },
  },
  {
    id: 'hips-workshop',
    title: 'The hips workshop',
    instructor: 'yuki',
    at: [-19, 16],
    minutes: 90,
    art: 'lunge/48',
    replay: 'hips-unstuck',
    description:
      'Everything Yuki knows about hips in ninety minutes, including what she no longer believes.',
    ar: {
      title: 'ورشة الوركين',
      description: 'كل ما تعرفه يوكي عن الوركين في تسعين دقيقة، وحتى ما لم تعد مقتنعة به.',
    },
  },
  {
    id: 'barre-for-beginners-live',
    title: 'Barre for beginners',
    instructor: 'camila',
    at: [-33, 15],
    minutes: 50,
    art: 'kick/49',
    replay: 'barre-at-the-kitchen-counter',
    description: 'A first barre class with a chair, a wall or a patient friend.',
    ar: {
      title: 'تمارين البار للمبتدئات',
      description: 'حصة أولى في تمارين البار، مع كرسي أو حائط أو صديقة صبورة.',
    },
  },
];

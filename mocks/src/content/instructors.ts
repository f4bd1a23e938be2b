import type { InstructorId } from './classSeed';

/** The instructors of the demo. The first is the founder, whose picks have their own page. */
export const instructors = [
  {
    id: 'gaia',
    name: 'Gaia Moretti',
    portrait: 'art:portrait/bun/2',
    bio: 'Gaia opened her first studio above a bakery in Bologna and still schedules the early class for when the bread comes out. She teaches strength and yoga to people who were told to choose one. The picks on this site are hers, and she changes them when she changes her mind.',
    ar: {
      bio: 'افتتحت جايا أول استوديو لها فوق مخبز في مدينة بولونيا الإيطالية، وما زالت تبدأ حصة الصباح ساعة خروج الخبز من الفرن. تدرّب على القوة واليوغا نساءً قيل لهنّ إن عليهنّ الاختيار بينهما. والاختيارات في هذا الموقع اختياراتها، تغيّرها كلما غيّرت رأيها.',
    },
  },
  {
    id: 'imani',
    name: 'Imani Okafor',
    portrait: 'art:portrait/curls/4',
    bio: 'Imani coached high school track for eleven years before she taught adults, who complain more and count worse. Her classes are precise about rest. She lifts heavy things on Tuesdays and grows tomatoes badly.',
    ar: {
      bio: 'درّبت إيماني فريق ألعاب القوى في مدرسة ثانوية 11 عامًا قبل أن تدرّب الراشدات، وهنّ أكثر شكوى وأسوأ عدًّا. في حصصها تُحسب الراحة بالثانية. ترفع الأثقال أيام الثلاثاء، وتزرع الطماطم بلا نجاح يُذكر.',
    },
  },
  {
    id: 'lena',
    name: 'Lena Brandt',
    portrait: 'art:portrait/braid/6',
    bio: 'Lena came to yoga from a desk and a sore back, and has never forgotten what a first class feels like. She explains one thing at a time and leaves silences. Her dog appears in the background of two classes.',
    ar: {
      bio: 'جاءت لينا إلى اليوغا من وراء مكتب وبظهر متعب، ولم تنس يومًا كيف تكون الحصة الأولى. تشرح شيئًا واحدًا في كل مرة وتترك مساحة للصمت. ويظهر كلبها في خلفية حصتين.',
    },
  },
  {
    id: 'noor',
    name: 'Noor Haddad',
    portrait: 'art:portrait/hijab/1',
    bio: 'Noor trained as a physical therapist in Amman and teaches Pilates the way she took histories: by asking good questions. Expect small movements and clear reasons. Mother of twins, advocate of the five-minute class.',
    ar: {
      bio: 'درست نور العلاج الطبيعي في عمّان، وتدرّب على البيلاتس كما كانت تستقبل مرضاها: بأسئلة في محلّها. توقّعي حركات صغيرة وأسبابًا واضحة. أمّ لتوأمين، ومن أشدّ المدافعات عن حصة الدقائق الخمس.',
    },
  },
  {
    id: 'yuki',
    name: 'Yuki Tanabe',
    portrait: 'art:portrait/bob/8',
    bio: 'Yuki teaches mobility and breathing, slowly and with good jokes. She spent her twenties as a contemporary dancer and her thirties undoing some of it. She answers every question that members send her, usually with a drawing.',
    ar: {
      bio: 'تدرّب يوكي على المرونة والتنفّس، ببطء وبنكات جيّدة. أمضت عشرينياتها في الرقص المعاصر، وثلاثينياتها في إصلاح بعض آثاره. تجيب عن كل سؤال ترسله العضوات، وغالبًا برسم.',
    },
  },
  {
    id: 'camila',
    name: 'Camila Reyes',
    portrait: 'art:portrait/crop/5',
    bio: 'Camila learned salsa in her grandmother’s kitchen in Cali and ballet in a cold hall in Berlin. She believes that everyone can count to eight. Dance and barre are hers; so are the playlists.',
    ar: {
      bio: 'تعلّمت كاميلا السالسا في مطبخ جدّتها في كالي، والباليه في قاعة باردة في برلين. وتؤمن أن في وسع كل واحدة أن تعدّ حتى ثمانية. الرقص وتمارين البار من نصيبها، وقوائم التشغيل أيضًا.',
    },
  },
] as const satisfies readonly {
  id: InstructorId;
  name: string;
  portrait: string;
  bio: string;
  ar: { bio: string };
}[];

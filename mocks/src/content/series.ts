/** The series of the demo. A class belongs to at most one series. */
export const series = [
  {
    id: 'strong-from-the-ground',
    title: 'Strong from the ground',
    poster: 'art:series/deadlift/3',
    description:
      'The four lifts that everything else is made of, taught from the floor up. Take one class a week and repeat each until you would be happy to teach it.',
    videos: [
      'a-push-up-from-the-wall-down',
      'ten-minutes-of-squats',
      'first-deadlift-no-barbell',
      'slow-strength-strong-legs',
      'overhead-all-clear',
    ],
    ar: {
      title: 'قوة من الأرض',
      description:
        'حركات القوة الأربع التي يُبنى عليها كل شيء آخر، نتعلّمها من الأرض صعودًا. احضري حصة كل أسبوع، وأعيديها إلى أن يسرّك أن تعلّميها لغيرك.',
    },
  },
  {
    id: 'one-kettlebell',
    title: 'One kettlebell',
    poster: 'art:series/kettlebell/7',
    description:
      'If you only ever buy one piece of equipment, Imani says, buy this one. Three classes that go from a careful hinge to a proper sweat.',
    videos: ['swing-like-a-door', 'one-kettlebell-one-room', 'swings-and-sprints'],
    ar: {
      title: 'كيتل بل واحد',
      description:
        'تقول إيماني: إن لم تشتري إلا أداة واحدة في حياتك، فلتكن هذه. ثلاث حصص تبدأ بثني حذر من الورك وتنتهي بعرق حقيقي.',
    },
  },
  {
    id: 'evenings-on-the-mat',
    title: 'Evenings on the mat',
    poster: 'art:series/child/12',
    description:
      'Four slow classes for the end of the day, ordered from almost awake to almost asleep. Do them in pajamas.',
    videos: ['moon-flow', 'evening-folds', 'rest-day-yoga', 'lie-down-for-a-while'],
    ar: {
      title: 'أمسيات على السجّادة',
      description:
        'أربع حصص بطيئة لآخر النهار، مرتّبة من شبه مستيقظة إلى شبه نائمة. تمرّني فيها بملابس النوم.',
    },
  },
  {
    id: 'yoga-from-the-beginning',
    title: 'Yoga from the beginning',
    poster: 'art:series/warrior/14',
    description:
      'The standing poses, one class each, with time to ask why. Lena assumes nothing, not even that you own a mat.',
    videos: [
      'downward-dog-in-detail',
      'tree-in-a-breeze',
      'triangle-from-three-sides',
      'warrior-flow-for-heavy-days',
    ],
    ar: {
      title: 'اليوغا من البداية',
      description:
        'الوضعيات الواقفة، لكل وضعية حصة، مع وقت للسؤال عن السبب. لينا لا تفترض شيئًا، ولا حتى أن لديكِ سجّادة.',
    },
  },
  {
    id: 'core-quietly',
    title: 'Core, quietly',
    poster: 'art:series/boat/19',
    description:
      'A month of Pilates in four classes, each repeated for a week. The work is small, exact and hard to see from the outside.',
    videos: [
      'five-minute-middle',
      'core-without-crunches',
      'plank-that-moves',
      'the-hundred-honestly',
    ],
    ar: {
      title: 'عضلات الجذع، بهدوء',
      description:
        'شهر من البيلاتس في أربع حصص، تعيدين كلًّا منها أسبوعًا. حركات صغيرة دقيقة، لا تكاد تُرى من الخارج.',
    },
  },
  {
    id: 'joint-by-joint',
    title: 'Joint by joint',
    poster: 'art:series/twist/21',
    description:
      'Yuki takes the body apart politely, one joint at a time, and puts it back. Short enough to add to whatever else you do that day.',
    videos: ['morning-mobility-in-ten', 'ankles-first', 'shoulders-after-screens', 'hips-unstuck'],
    ar: {
      title: 'مفصلًا مفصلًا',
      description:
        'تفكّك يوكي الجسم بكل أدب، مفصلًا بعد مفصل، ثم تعيد تركيبه. حصص قصيرة تضيفينها إلى أي شيء آخر في يومك.',
    },
  },
  {
    id: 'salsa-alone',
    title: 'Salsa, solo',
    poster: 'art:series/dancer/26',
    description:
      'Four classes to get you from the first step to a whole song without a partner. Wear socks and clear the rug.',
    videos: [
      'salsa-from-zero',
      'the-turn-explained',
      'shines-for-the-kitchen',
      'one-song-one-dance',
    ],
    ar: {
      title: 'سالسا بلا شريك',
      description:
        'أربع حصص من أول خطوة إلى أغنية كاملة ترقصينها بنفسك. البسي جوارب واطوي السجّادة.',
    },
  },
  {
    id: 'breathe-first',
    title: 'Breathe first',
    poster: 'art:series/breathe/31',
    description:
      'Short practices to do before something else: a lift, a call, a night’s sleep. Learn all four and choose by the day.',
    videos: [
      'where-the-breath-goes',
      'longer-out-than-in',
      'before-the-difficult-call',
      'breathing-for-lifting',
    ],
    ar: {
      title: 'تنفّسي أولًا',
      description:
        'تمارين قصيرة تسبق غيرها: رفع وزن، أو مكالمة، أو نومًا هانئًا. تعلّمي الأربعة كلها، ثم اختاري بحسب يومك.',
    },
  },
  {
    id: 'steady-feet',
    title: 'Steady feet',
    poster: 'art:series/tree/35',
    description:
      'Balance from the feet up, for runners, grandmothers and everyone in between. Each class asks for a little less wall.',
    videos: ['steady-at-any-age', 'dancer-step-by-step', 'eyes-closed', 'tall-and-turning'],
    ar: {
      title: 'قدمان ثابتتان',
      description:
        'توازن يبدأ من القدمين، للعدّاءات والجدّات وكل من بينهنّ. وفي كل حصة تستندين إلى الحائط أقل.',
    },
  },
] as const;

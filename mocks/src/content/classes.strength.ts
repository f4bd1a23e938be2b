import type { ClassSeed } from './classSeed';

export const strength: readonly ClassSeed[] = [
  {
    id: 'slow-strength-strong-legs',
    title: 'Slow strength, strong legs',
    description:
      'Four lifts, counted at a tempo that leaves nowhere to hide. Choose a weight you could talk over, then notice how long three seconds can be.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 24,
    art: 'squat/0',
    equipment: ['dumbbells'],
    focus: ['legs', 'glutes'],
    phases: ['follicular', 'ovulatory'],
    collections: ['featured', 'picks'],
    isPublic: true,
    chapters: {
      0: 'Warm up the hinges',
      4: 'Squat and split squat',
      13: 'Deadlift and bridge',
      21: 'Walk it out',
    },
    ar: {
      title: 'قوة بطيئة لساقين قويّتين',
      description:
        'أربعة تمارين بالأثقال على عدّ بطيء لا يترك مجالًا للغش. اختاري وزنًا تستطيعين الكلام وأنتِ ترفعينه، ثم لاحظي كم تطول الثواني الثلاث.',
      chapters: [
        'إحماء المفاصل',
        'القرفصاء، ثم بقدم متقدّمة',
        'الرفعة الأرضية والجسر',
        'مشي للتهدئة',
      ],
    },
  },
  {
    id: 'first-deadlift-no-barbell',
    title: 'First deadlift, no barbell',
    description:
      'Learn the hinge with a broom handle before you load it. By the end you will know what a flat back feels like, and what to do when it goes.',
    instructor: 'gaia',
    level: 'beginner',
    minutes: 20,
    art: 'deadlift/8',
    equipment: ['broomstick', 'dumbbells'],
    focus: ['back', 'legs'],
    phases: ['follicular'],
    collections: ['featured'],
    chapters: { 0: 'Find the hinge', 8: 'Add the weight', 13: 'Three honest sets' },
    ar: {
      title: 'أول رفعة أرضية، بعصا مكنسة',
      description:
        'كل شيء في الرفعة الأرضية (ديدليفت) يبدأ من مفصل الورك: تعلّمي الثني منه بعصا مكنسة قبل أن تحملي الوزن. وفي النهاية ستعرفين إحساس الظهر المستقيم، وما تفعلينه حين يضيع منكِ.',
      chapters: ['الثني من الورك', 'إضافة الوزن', 'ثلاث مجموعات بإتقان'],
    },
  },
  {
    id: 'overhead-all-clear',
    title: 'Overhead, all clear',
    description:
      'A pressing session for shoulders that spend the day at a keyboard. Ribs stay down, the neck stays long, and the last set is lighter than the first.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 28,
    art: 'press/16',
    equipment: ['dumbbells'],
    focus: ['shoulders', 'core'],
    phases: ['ovulatory'],
    chapters: {
      0: 'Open the shoulders',
      6: 'Half-kneeling press',
      15: 'Standing press',
      23: 'Carry and cool',
    },
    ar: {
      title: 'الطريق سالك فوق الرأس',
      description:
        'حصة دفع فوق الرأس لكتفين تقضيان نهارهما أمام لوحة المفاتيح. الأضلاع إلى أسفل، والرقبة طويلة، والمجموعة الأخيرة أخفّ من الأولى.',
      chapters: ['فتح الكتفين', 'الدفع على ركبة واحدة', 'الدفع وقوفًا', 'مشي بالأثقال ثم تهدئة'],
    },
  },
  {
    id: 'one-kettlebell-one-room',
    title: 'One kettlebell, one room',
    description:
      'Six movements on one square meter of floor. Nothing is dropped and nobody downstairs will complain.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 30,
    art: 'kettlebell/24',
    equipment: ['kettlebell'],
    focus: ['full body'],
    phases: ['ovulatory'],
    collections: ['picks'],
    chapters: { 0: 'Prepare', 5: 'Round one', 14: 'Round two', 24: 'Finish on the floor' },
    ar: {
      title: 'كيتل بل وغرفة واحدة',
      description: 'ست حركات على متر مربّع واحد. لا شيء يسقط على الأرض، ولن يشتكي جيران الطابق الأسفل.',
      chapters: ['استعداد', 'الجولة الأولى', 'الجولة الثانية', 'ختام على الأرض'],
    },
  },
  {
    id: 'a-push-up-from-the-wall-down',
    title: 'A push-up, from the wall down',
    description:
      'The whole ladder, from a wall to the floor, with a way back up at every rung. Stay where eight repetitions look like the first one.',
    instructor: 'gaia',
    level: 'beginner',
    minutes: 15,
    art: 'plank/32',
    equipment: ['wall', 'chair'],
    focus: ['arms', 'core'],
    phases: ['follicular', 'luteal'],
    chapters: { 0: 'At the wall', 5: 'At the chair', 10: 'On the floor' },
    ar: {
      title: 'تمرين الضغط من الحائط إلى الأرض',
      description:
        'السلّم كله، درجة درجة، ومن كل درجة طريق للعودة إلى أعلى. ابقي عند الدرجة التي يبدو فيها التكرار الثامن كالأول.',
      chapters: ['عند الحائط', 'على الكرسي', 'على الأرض'],
    },
  },
  {
    id: 'swing-like-a-door',
    title: 'Swing like a door',
    description:
      'The kettlebell swing is a hinge with a sense of timing. We build it in halves, then let the hips do what the arms were trying to.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 18,
    art: 'swing/40',
    equipment: ['kettlebell'],
    focus: ['glutes', 'back'],
    phases: ['ovulatory'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Hinge drills', 5: 'Half swings', 11: 'Sets of ten' },
    ar: {
      title: 'أرجحة كالباب على مفصلاته',
      description:
        'أرجحة الكيتل بل (سوينغ) انثناء عند الورك، سرّه التوقيت. نبنيها نصفًا بعد نصف، ثم نترك للوركين ما كانت الذراعان تحاولان فعله.',
      chapters: ['تدريب على الثني من الورك', 'نصف أرجحة', 'مجموعات من عشرة تكرارات'],
    },
  },
  {
    id: 'upstairs-legs',
    title: 'Upstairs legs',
    description:
      'Lunges in every direction a staircase asks for. Take the weights away whenever your front knee starts to wander.',
    instructor: 'gaia',
    level: 'everyone',
    minutes: 22,
    art: 'lunge/48',
    equipment: ['dumbbells'],
    focus: ['legs', 'hips'],
    phases: ['follicular'],
    chapters: { 0: 'Ankles and hips', 4: 'Forward and back', 12: 'Side and around', 19: 'Stretch' },
    ar: {
      title: 'ساقان لا تخشيان السلالم',
      description:
        'تمارين الاندفاع (لانجز) في كل اتجاه قد يطلبه منكِ السلّم. اتركي الأثقال كلما بدأت ركبتك الأمامية تحيد عن مسارها.',
      chapters: ['الكاحلان والوركان', 'إلى الأمام وإلى الخلف', 'إلى الجانب ثم في دائرة', 'تمدّد'],
    },
  },
  {
    id: 'heavy-on-purpose',
    title: 'Heavy on purpose',
    description:
      'Few repetitions, long rests and the heaviest weights you own. Bring a notebook; the numbers are the point.',
    instructor: 'imani',
    level: 'advanced',
    minutes: 45,
    art: 'deadlift/56',
    equipment: ['dumbbells', 'kettlebell'],
    focus: ['full body', 'back'],
    phases: ['ovulatory'],
    collections: ['featured'],
    chapters: { 0: 'Warm up in layers', 9: 'Squat', 21: 'Pull', 32: 'Press', 41: 'Come down' },
    ar: {
      title: 'ثقيل عن قصد',
      description:
        'تكرارات قليلة، واستراحات طويلة، وأثقل ما لديكِ من أوزان. أحضري دفترًا، فالأرقام هنا بيت القصيد.',
      chapters: ['إحماء على مراحل', 'القرفصاء (سكوات)', 'السحب', 'الدفع', 'تهدئة'],
    },
  },
  {
    id: 'band-and-a-back',
    title: 'A band and a back',
    description:
      'Rows, pull-aparts and slow reaches with one resistance band. Good on its own, better after a day of carrying someone small.',
    instructor: 'noor',
    level: 'beginner',
    minutes: 16,
    art: 'reach/64',
    equipment: ['resistance band'],
    focus: ['back', 'posture'],
    phases: ['menstrual', 'luteal'],
    chapters: { 0: 'Set the shoulder blades', 4: 'Rows', 10: 'Pull-aparts' },
    ar: {
      title: 'شريط واحد لظهرك',
      description:
        'سحب وشدّ ومدّ بطيء للذراعين بشريط مقاومة واحد. حصة جيدة في أي يوم، وأفضل بعد نهار مع صغير لا ينزل عن ذراعيك.',
      chapters: ['تثبيت لوحي الكتفين', 'السحب', 'شدّ الشريط إلى الجانبين'],
    },
  },
  {
    id: 'ten-minutes-of-squats',
    title: 'Ten minutes of squats',
    description:
      'Five shapes of squat, two minutes each, no equipment. The chair is there to sit on, and later to reach for.',
    instructor: 'imani',
    level: 'everyone',
    minutes: 10,
    art: 'squat/72',
    equipment: ['chair'],
    focus: ['legs'],
    phases: ['follicular', 'luteal'],
    collections: ['picks'],
    chapters: { 0: 'Sit and stand', 4: 'Wide and narrow', 8: 'Hold' },
    ar: {
      title: 'عشر دقائق من القرفصاء',
      description:
        'خمسة أشكال من القرفصاء (سكوات)، دقيقتان لكل شكل، بلا أدوات سوى كرسي: تجلسين عليه أولًا، ثم يصير هدفًا تنزلين نحوه.',
      chapters: ['جلوس ووقوف', 'واسعة وضيّقة', 'ثبات'],
    },
  },
  {
    id: 'press-pull-carry',
    title: 'Press, pull, carry',
    description:
      'Three patterns, repeated until they feel like ordinary errands. The carry at the end is the test: walk as if the bags were empty.',
    instructor: 'gaia',
    level: 'intermediate',
    minutes: 35,
    art: 'kettlebell/80',
    equipment: ['dumbbells'],
    focus: ['arms', 'core'],
    phases: ['ovulatory'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Prepare', 6: 'Press', 15: 'Pull', 25: 'Carry', 31: 'Unwind' },
    ar: {
      title: 'دفع وسحب ومشي بالأثقال',
      description:
        'ثلاث حركات نكرّرها حتى تصير مألوفة كمشوار إلى البقالة. والاختبار في النهاية: أن تمشي بالأثقال كأن أكياسك فارغة.',
      chapters: ['استعداد', 'الدفع', 'السحب', 'المشي بالأثقال', 'استرخاء'],
    },
  },
];

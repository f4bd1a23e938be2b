import type { ClassSeed } from './classSeed';

export const pilates: readonly ClassSeed[] = [
  {
    id: 'core-without-crunches',
    title: 'Core without crunches',
    description:
      'Everything your middle does besides curling up: resisting, reaching, holding steady while a leg moves. Kind to necks.',
    instructor: 'noor',
    level: 'everyone',
    minutes: 18,
    art: 'bridge/2',
    equipment: ['mat'],
    focus: ['core'],
    phases: ['follicular', 'luteal'],
    collections: ['featured', 'picks'],
    isPublic: true,
    chapters: {
      0: 'Breathe into the back',
      4: 'Dead bug and friends',
      11: 'Side work',
      16: 'Roll down',
    },
    ar: {
      title: 'جذع قوي بلا كرنش',
      description:
        'كل ما تفعله عضلات الجذع غير طيّ الجسم: تقاوم، وتمتدّ، وتثبت بينما تتحرّك الساق. ورقبتك مرتاحة.',
      chapters: [
        'تنفّس يملأ الظهر',
        'الحشرة الميتة وأخواتها',
        'تمارين على الجنب',
        'النزول فقرة فقرة',
      ],
    },
  },
  {
    id: 'the-hundred-honestly',
    title: 'The hundred, honestly',
    description:
      'Five ways into the best-known exercise of the method, so that you can pick the one your neck agrees with. Then we do it, once, well.',
    instructor: 'noor',
    level: 'intermediate',
    minutes: 14,
    art: 'boat/10',
    equipment: ['mat'],
    focus: ['core'],
    phases: ['ovulatory'],
    chapters: { 0: 'Ribs and pelvis', 4: 'Five versions', 11: 'One hundred beats' },
    ar: {
      title: 'تمرين المئة بلا مجاملة',
      description:
        'خمس طرق إلى أشهر تمارين البيلاتس، لتختاري منها ما ترضى به رقبتك. ثم نؤدّيه مرة واحدة، وبإتقان.',
      chapters: ['الأضلاع والحوض', 'خمس صيغ', 'مئة نبضة'],
    },
  },
  {
    id: 'side-lying-afternoon',
    title: 'A side-lying afternoon',
    description:
      'A whole class on your side: hips, waist and the quiet muscles between. Put a cushion under your head and stay a while.',
    instructor: 'noor',
    level: 'everyone',
    minutes: 26,
    art: 'sidePlank/18',
    equipment: ['mat', 'cushion'],
    focus: ['hips', 'glutes'],
    phases: ['menstrual', 'luteal'],
    chapters: { 0: 'First side', 12: 'Second side', 22: 'Up to the side plank' },
    ar: {
      title: 'قيلولة على الجنب، تقريبًا',
      description:
        'حصة كاملة وأنتِ على جنبك: الوركان والخصر وما بينهما من عضلات هادئة. ضعي وسادة تحت رأسك وخذي راحتك.',
      chapters: ['الجنب الأول', 'الجنب الثاني', 'صعودًا إلى اللوح الجانبي'],
    },
  },
  {
    id: 'spine-by-spine',
    title: 'Spine, bone by bone',
    description:
      'Rolling down takes a minute each time, which is the point. You will find the two places that always move as one, and begin to part them.',
    instructor: 'noor',
    level: 'beginner',
    minutes: 20,
    art: 'fold/26',
    equipment: ['mat'],
    focus: ['spine', 'back'],
    phases: ['menstrual', 'follicular'],
    collections: ['picks'],
    chapters: { 0: 'Standing roll down', 6: 'Bridging', 13: 'Saw and spine stretch' },
    ar: {
      title: 'العمود الفقري، فقرة فقرة',
      description:
        'كل نزول يستغرق دقيقة كاملة، وهذا هو المقصود. ستجدين موضعين يتحرّكان معًا دائمًا، وتبدئين بالفصل بينهما.',
      chapters: ['النزول من الوقوف', 'الجسر', 'المنشار وإطالة العمود الفقري'],
    },
  },
  {
    id: 'ball-between-the-knees',
    title: 'Ball between the knees',
    description:
      'A small soft ball finds muscles that instructions alone don’t. A rolled towel works nearly as well.',
    instructor: 'noor',
    level: 'beginner',
    minutes: 16,
    art: 'bridge/34',
    equipment: ['mat', 'ball'],
    focus: ['pelvic floor', 'core'],
    phases: ['menstrual', 'luteal'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Breath and squeeze', 5: 'Bridges', 10: 'Table top' },
    ar: {
      title: 'كرة بين الركبتين',
      description:
        'كرة صغيرة طرية تجد العضلات التي لا تصل إليها الكلمات وحدها. ومنشفة ملفوفة تكاد تغني عنها.',
      chapters: ['تنفّس وضغط', 'الجسر', 'وضعية الطاولة'],
    },
  },
  {
    id: 'mat-classics-in-order',
    title: 'Mat classics, in order',
    description:
      'The traditional sequence at a conversational pace, with every transition spoken. For people who know the names and want the rhythm.',
    instructor: 'noor',
    level: 'advanced',
    minutes: 42,
    art: 'twist/42',
    equipment: ['mat'],
    focus: ['full body', 'core'],
    phases: ['ovulatory'],
    collections: ['featured'],
    chapters: { 0: 'Lying', 12: 'Sitting', 23: 'On your front', 31: 'Side and standing' },
    ar: {
      title: 'كلاسيكيات السجّادة بالترتيب',
      description:
        'التسلسل التقليدي بسرعة مريحة، وكل انتقال فيه مشروح. لمن تعرف الأسماء وتبحث عن الإيقاع.',
      chapters: ['استلقاء', 'جلوس', 'على البطن', 'على الجنب ثم وقوفًا'],
    },
  },
  {
    id: 'plank-that-moves',
    title: 'A plank that moves',
    description:
      'Nobody needs three still minutes on their elbows. We walk, rock and reach instead, in sets short enough to stay precise.',
    instructor: 'imani',
    level: 'intermediate',
    minutes: 12,
    art: 'plank/50',
    equipment: ['mat'],
    focus: ['core', 'shoulders'],
    phases: ['follicular', 'ovulatory'],
    chapters: { 0: 'On the knees', 4: 'Walking planks', 9: 'Reach' },
    ar: {
      title: 'بلانك لا يعرف السكون',
      description:
        'لا داعي لثلاث دقائق من الجمود على المرفقين. في وضعية اللوح (بلانك) نمشي ونتمايل ونمدّ الذراع، في مجموعات قصيرة كي تبقى الحركة دقيقة.',
      chapters: ['على الركبتين', 'المشي في وضعية اللوح', 'مدّ الذراع'],
    },
  },
  {
    id: 'twist-and-return',
    title: 'Twist and return',
    description:
      'Rotation, first with the legs parked, then with the legs as the weight. The return is half of the exercise and most of the strength.',
    instructor: 'noor',
    level: 'intermediate',
    minutes: 22,
    art: 'boat/58',
    equipment: ['mat'],
    focus: ['core', 'spine'],
    phases: ['ovulatory'],
    chapters: { 0: 'Seated twists', 8: 'Criss-cross', 14: 'Corkscrew', 19: 'Rest' },
    ar: {
      title: 'التفاف وعودة',
      description:
        'ندوّر الجذع والساقان في مكانهما، ثم تصير الساقان هما الثقل. والعودة نصف التمرين ومعظم القوة.',
      chapters: ['التفاف من الجلوس', 'التقاطع (كريس كروس)', 'الحركة اللولبية', 'راحة'],
    },
  },
  {
    id: 'five-minute-middle',
    title: 'Five-minute middle',
    description:
      'One breath pattern, three exercises, done before your coffee cools. Repeat it daily for a week and see what changes on the stairs.',
    instructor: 'noor',
    level: 'everyone',
    minutes: 5,
    art: 'reach/66',
    equipment: ['mat'],
    focus: ['core'],
    phases: ['follicular', 'luteal'],
    chapters: { 0: 'Breathe', 1: 'Three exercises' },
    ar: {
      title: 'الجذع في خمس دقائق',
      description:
        'نمط تنفّس واحد وثلاثة تمارين، تنتهين منها قبل أن تبرد قهوتك. كرّريها يوميًا مدة أسبوع، ولاحظي الفرق على السلّم.',
      chapters: ['تنفّس', 'ثلاثة تمارين'],
    },
  },
];

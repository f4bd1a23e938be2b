import type { ClassSeed } from './classSeed';

export const mobility: readonly ClassSeed[] = [
  {
    id: 'morning-mobility-in-ten',
    title: 'Morning mobility in ten',
    description:
      'Neck to ankles before coffee, standing the whole time. Every joint gets one slow circle and nobody has to touch their toes.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 10,
    art: 'twist/3',
    focus: ['full body', 'spine'],
    phases: ['menstrual', 'follicular'],
    collections: ['featured', 'picks'],
    isPublic: true,
    chapters: { 0: 'Neck and shoulders', 4: 'Spine', 7: 'Hips and ankles' },
    ar: {
      title: 'مرونة الصباح في عشر دقائق',
      description:
        'من الرقبة إلى الكاحلين قبل القهوة، ووقوفًا من البداية إلى النهاية. لكل مفصل دائرة بطيئة واحدة، ولا أحد يطلب منكِ أن تلمسي أصابع قدميك.',
      chapters: ['الرقبة والكتفان', 'العمود الفقري', 'الوركان والكاحلان'],
    },
  },
  {
    id: 'hips-unstuck',
    title: 'Hips, unstuck',
    description:
      'Ninety-ninety, slow frogs and a deep squat you may hold on to something for. Best when you are already warm.',
    instructor: 'yuki',
    level: 'intermediate',
    minutes: 24,
    art: 'lunge/11',
    equipment: ['mat', 'block'],
    focus: ['hips'],
    phases: ['follicular'],
    collections: ['picks'],
    chapters: { 0: 'Rock and circle', 6: 'Ninety-ninety', 14: 'Frogs', 19: 'Sit low' },
    ar: {
      title: 'وركان بلا قيود',
      description:
        'تمرين 90/90، والضفدع على مهل، وقرفصاء عميقة لكِ أن تتمسّكي فيها بما تشائين. والأفضل أن تبدئي وجسمك دافئ.',
      chapters: ['تأرجح ودوائر', 'تمرين 90/90', 'الضفدع', 'قرفصاء عميقة'],
    },
  },
  {
    id: 'shoulders-after-screens',
    title: 'Shoulders after screens',
    description:
      'Wall slides, thread-the-needle and a towel behind the back. Stop a little before the stretch you think you need.',
    instructor: 'yuki',
    level: 'beginner',
    minutes: 14,
    art: 'reach/19',
    equipment: ['wall', 'towel'],
    focus: ['shoulders', 'posture'],
    phases: ['luteal'],
    chapters: { 0: 'At the wall', 5: 'With a towel', 10: 'On the floor' },
    ar: {
      title: 'كتفاك بعد يوم أمام الشاشة',
      description:
        'انزلاق الذراعين على الحائط، ووضعية خيط الإبرة، ومنشفة خلف الظهر. توقّفي قبل الحدّ الذي تظنّينه لازمًا بقليل.',
      chapters: ['عند الحائط', 'مع المنشفة', 'على الأرض'],
    },
  },
  {
    id: 'bridge-to-everywhere',
    title: 'Bridge to everywhere',
    description:
      'The humble bridge as a way into hips, ribs and shoulders. We end a hand higher than we began, or we don’t, and both are fine.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 21,
    art: 'bridge/27',
    equipment: ['mat'],
    focus: ['hips', 'spine'],
    phases: ['menstrual', 'luteal'],
    chapters: { 0: 'Feet and knees', 5: 'Bridges', 12: 'One leg', 18: 'Roll and rest' },
    ar: {
      title: 'جسر إلى كل مكان',
      description:
        'وضعية الجسر البسيطة مدخل إلى الوركين والأضلاع والكتفين. ننتهي أعلى بشبر ممّا بدأنا، أو لا، ولا بأس في الحالتين.',
      chapters: ['القدمان والركبتان', 'الجسر', 'على ساق واحدة', 'نزول وراحة'],
    },
  },
  {
    id: 'ankles-first',
    title: 'Ankles first',
    description:
      'Knees and hips get the attention; ankles do the negotiating. Eight minutes, barefoot, with one hand on a wall.',
    instructor: 'noor',
    level: 'everyone',
    minutes: 8,
    art: 'squat/35',
    equipment: ['wall'],
    focus: ['ankles'],
    phases: ['follicular'],
    chapters: { 0: 'Circles and rises', 4: 'Knee over toe' },
    ar: {
      title: 'الكاحلان أولًا',
      description:
        'الأضواء على الركبتين والوركين، أما التفاوض مع الأرض فعلى الكاحلين. ثماني دقائق وأنتِ حافية القدمين، ويدك على الحائط.',
      chapters: ['دوائر ورفع الكعبين', 'الركبة فوق أصابع القدم'],
    },
  },
  {
    id: 'long-slow-back',
    title: 'Long, slow back',
    description:
      'Child, cat, thread and twist, each for about two minutes. Made for the evening after a long drive.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 26,
    art: 'fold/43',
    equipment: ['mat', 'cushion'],
    focus: ['back', 'calm'],
    phases: ['menstrual'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Fold in', 7: 'Cat and thread', 15: 'Twist', 22: 'Lie still' },
    ar: {
      title: 'إطالة الظهر بلا عجلة',
      description:
        'وضعية الطفل، ثم القطة، ثم خيط الإبرة، ثم الالتفاف، نحو دقيقتين لكل واحدة. لمساء يوم قضيتِه خلف المقود.',
      chapters: ['انطواء هادئ', 'القطة وخيط الإبرة', 'التفاف', 'استلقاء ساكن'],
    },
  },
  {
    id: 'wrists-for-people-who-type',
    title: 'Wrists for people who type',
    description:
      'Five minutes at the edge of a desk, for both sides of the forearm. Quiet enough for an open office.',
    instructor: 'yuki',
    level: 'everyone',
    minutes: 5,
    art: 'seated/51',
    equipment: ['chair'],
    focus: ['wrists', 'arms'],
    phases: ['luteal'],
    chapters: { 0: 'Palms down', 2: 'Palms up' },
    ar: {
      title: 'معصمان لمن تكتب طوال اليوم',
      description:
        'خمس دقائق عند حافة الطاولة، لوجهي الساعدين. تمارين هادئة لن ينتبه إليها أحد في المكتب المشترك.',
      chapters: ['الكفّان إلى أسفل', 'الكفّان إلى أعلى'],
    },
  },
  {
    id: 'getting-up-off-the-floor',
    title: 'Getting up off the floor',
    description:
      'Down and up again in as many ways as we can think of, with hands, then with one, then with none. A useful skill at any age.',
    instructor: 'yuki',
    level: 'intermediate',
    minutes: 19,
    art: 'lunge/59',
    equipment: ['mat'],
    focus: ['full body', 'hips'],
    phases: ['ovulatory'],
    collections: ['featured'],
    chapters: { 0: 'Sit and shift', 6: 'Halfway up', 11: 'All the way' },
    ar: {
      title: 'النهوض عن الأرض',
      description:
        'نزول ونهوض بكل الطرق التي تخطر لنا: باليدين، ثم بيد واحدة، ثم بلا يدين. مهارة تنفعك في كل عمر.',
      chapters: ['الجلوس ونقل الوزن', 'حتى المنتصف', 'حتى الوقوف'],
    },
  },
  {
    id: 'ribs-like-an-accordion',
    title: 'Ribs like an accordion',
    description:
      'Side bends, rotations and a long look over each shoulder. Breathing gets easier somewhere around minute nine.',
    instructor: 'lena',
    level: 'beginner',
    minutes: 17,
    art: 'triangle/67',
    equipment: ['mat', 'block'],
    focus: ['spine', 'posture'],
    phases: ['luteal'],
    chapters: { 0: 'Seated side bends', 6: 'Open book', 12: 'Standing arcs' },
    ar: {
      title: 'أضلاع كالأكورديون',
      description:
        'انحناءات جانبية وتدوير ونظرة طويلة فوق كل كتف. وعند الدقيقة التاسعة تقريبًا يصبح التنفّس أسهل.',
      chapters: ['انحناءات جانبية من الجلوس', 'الكتاب المفتوح', 'أقواس من الوقوف'],
    },
  },
  {
    id: 'splits-are-a-year-away',
    title: 'The splits are a year away',
    description:
      'A patient session for hamstrings and hip flexors that you can repeat every week until it isn’t patient anymore. Blocks under both hands.',
    instructor: 'camila',
    level: 'advanced',
    minutes: 34,
    art: 'fold/75',
    equipment: ['mat', 'block', 'strap'],
    focus: ['legs', 'hips'],
    phases: ['ovulatory'],
    chapters: { 0: 'Warm up', 8: 'Hamstrings', 18: 'Hip flexors', 27: 'Both together' },
    ar: {
      title: 'السبليت على بعد سنة',
      description:
        'حصة طويلة النفس لعضلات الفخذ الخلفية وعضلات ثني الورك، تعيدينها كل أسبوع إلى أن يصير الصبر عادة. مكعّب تحت كل يد.',
      chapters: ['إحماء', 'عضلات الفخذ الخلفية', 'عضلات ثني الورك', 'المجموعتان معًا'],
    },
  },
];

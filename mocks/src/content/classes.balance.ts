import type { ClassSeed } from './classSeed';

export const balance: readonly ClassSeed[] = [
  {
    id: 'dancer-step-by-step',
    title: 'Dancer, step by step',
    description:
      'One pose, taken apart and put back together with a chair beside you. The chair leaves last, if at all.',
    instructor: 'lena',
    level: 'everyone',
    minutes: 12,
    art: 'dancer/7',
    equipment: ['chair', 'strap'],
    focus: ['hips', 'ankles'],
    phases: ['follicular'],
    collections: ['picks'],
    isPublic: true,
    chapters: { 0: 'Stand on one leg', 4: 'Catch the foot', 8: 'Tip forward' },
    ar: {
      title: 'وضعية الراقصة، خطوة خطوة',
      description:
        'وضعية واحدة نفكّكها ثم نجمعها من جديد، وإلى جانبك كرسي. والكرسي آخر من يغادر، إن غادر.',
      chapters: ['الوقوف على ساق واحدة', 'إمساك القدم', 'الميل إلى الأمام'],
    },
  },
  {
    id: 'barre-at-the-kitchen-counter',
    title: 'Barre at the kitchen counter',
    description:
      'Small ranges, many repetitions, a counter for support. Your heels will leave the floor and mean it.',
    instructor: 'camila',
    level: 'everyone',
    minutes: 25,
    art: 'kick/15',
    equipment: ['chair'],
    focus: ['legs', 'glutes'],
    phases: ['follicular', 'luteal'],
    collections: ['featured'],
    chapters: { 0: 'Plié', 7: 'Tendu and lift', 14: 'Pulses', 21: 'Stretch' },
    ar: {
      title: 'تمارين البار عند منضدة المطبخ',
      description: 'حركات صغيرة وتكرار كثير ومنضدة تستندين إليها. سيفارق كعباك الأرض، وعن قناعة.',
      chapters: ['بلييه', 'تاندو ورفع', 'نبضات صغيرة', 'تمدّد'],
    },
  },
  {
    id: 'steady-at-any-age',
    title: 'Steady at any age',
    description:
      'Balance improves in weeks when it is practiced in minutes. Everything here can be done with two fingers on a wall.',
    instructor: 'noor',
    level: 'beginner',
    minutes: 15,
    art: 'reach/23',
    equipment: ['wall'],
    focus: ['ankles', 'posture'],
    phases: ['menstrual', 'luteal'],
    chapters: { 0: 'Two feet', 5: 'Heel to toe', 10: 'One foot' },
    ar: {
      title: 'ثبات في كل عمر',
      description:
        'يتحسّن التوازن خلال أسابيع، بتدريب لا يتجاوز دقائق كل مرة. وكل ما هنا تؤدّينه بإصبعين على الحائط إن شئتِ.',
      chapters: ['على القدمين', 'الكعب أمام الأصابع', 'على قدم واحدة'],
    },
  },
  {
    id: 'eyes-closed',
    title: 'Eyes closed',
    description:
      'Take sight away and the feet wake up. Stand in a corner, so that there is a wall wherever you sway.',
    instructor: 'yuki',
    level: 'intermediate',
    minutes: 9,
    art: 'tree/31',
    equipment: ['wall'],
    focus: ['ankles', 'core'],
    phases: ['follicular'],
    collections: ['instructor-inspo'],
    chapters: { 0: 'Look far', 3: 'Look near', 6: 'Look away' },
    ar: {
      title: 'بعينين مغمضتين',
      description: 'أغمضي عينيك فتستيقظ قدماك. قفي في ركن الغرفة، لتجدي حائطًا أينما ملتِ.',
      chapters: ['انظري بعيدًا', 'انظري قريبًا', 'لا تنظري'],
    },
  },
  {
    id: 'adagio-barre',
    title: 'Adagio barre',
    description:
      'Slow leg lifts to a slow piano, with the arms doing more than they let on. Long rather than hard, until it is hard.',
    instructor: 'camila',
    level: 'intermediate',
    minutes: 36,
    art: 'dancer/39',
    equipment: ['chair'],
    focus: ['legs', 'core'],
    phases: ['ovulatory'],
    chapters: { 0: 'Feet', 9: 'Développé', 20: 'Center', 32: 'Reverence' },
    ar: {
      title: 'تمارين البار على مهل',
      description:
        'رفعات ساق بطيئة على بيانو بطيء، والذراعان تعملان أكثر مما تُظهران. حصة طويلة لا صعبة، إلى أن تصير صعبة.',
      chapters: ['القدمان', 'ديفلوبيه', 'في وسط الغرفة', 'تحية الختام'],
    },
  },
  {
    id: 'side-plank-and-other-tightropes',
    title: 'Side plank and other tightropes',
    description:
      'Balances that happen close to the floor: hand and foot, forearm and knee, hip and nothing. Falling is short and soft.',
    instructor: 'noor',
    level: 'advanced',
    minutes: 21,
    art: 'sidePlank/47',
    equipment: ['mat'],
    focus: ['core', 'shoulders'],
    phases: ['ovulatory'],
    collections: ['picks'],
    chapters: { 0: 'Wrists', 5: 'Side planks', 12: 'Bird dog', 16: 'Arm balance' },
    ar: {
      title: 'اللوح الجانبي وأخواته',
      description:
        'توازن قريب من الأرض: على يد وقدم، وعلى ساعد وركبة، وعلى ورك واحد فحسب. والسقوط هنا قصير وناعم.',
      chapters: ['المعصمان', 'اللوح الجانبي (بلانك)', 'الطائر والكلب', 'التوازن على الذراعين'],
    },
  },
  {
    id: 'tall-and-turning',
    title: 'Tall and turning',
    description:
      'Standing twists on two legs, then one, keeping the crown of the head under the same spot on the ceiling.',
    instructor: 'camila',
    level: 'everyone',
    minutes: 13,
    art: 'twist/55',
    focus: ['spine', 'posture'],
    phases: ['follicular', 'luteal'],
    chapters: { 0: 'Grow', 4: 'Turn', 9: 'Turn on one leg' },
    ar: {
      title: 'استطالة والتفاف',
      description:
        'التفافات من الوقوف، على ساقين ثم على ساق واحدة، وقمّة رأسك تحت النقطة نفسها من السقف طوال الوقت.',
      chapters: ['استطالة', 'التفاف', 'التفاف على ساق واحدة'],
    },
  },
];

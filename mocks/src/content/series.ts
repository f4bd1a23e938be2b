/** The nine series of the demo; a class belongs to one at most. */
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
  },
  {
    id: 'one-kettlebell',
    title: 'One kettlebell',
    poster: 'art:series/kettlebell/7',
    description:
      'If you only ever buy one piece of equipment, Imani says, buy this one. Three classes that go from a careful hinge to a proper sweat.',
    videos: ['swing-like-a-door', 'one-kettlebell-one-room', 'swings-and-sprints'],
  },
  {
    id: 'evenings-on-the-mat',
    title: 'Evenings on the mat',
    poster: 'art:series/child/12',
    description:
      'Four slow classes for the end of the day, ordered from almost awake to almost asleep. Do them in pajamas.',
    videos: ['moon-flow', 'evening-folds', 'rest-day-yoga', 'lie-down-for-a-while'],
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
  },
  {
    id: 'joint-by-joint',
    title: 'Joint by joint',
    poster: 'art:series/twist/21',
    description:
      'Yuki takes the body apart politely, one joint at a time, and puts it back. Short enough to add to whatever else you do that day.',
    videos: ['morning-mobility-in-ten', 'ankles-first', 'shoulders-after-screens', 'hips-unstuck'],
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
  },
  {
    id: 'steady-feet',
    title: 'Steady feet',
    poster: 'art:series/tree/35',
    description:
      'Balance from the feet up, for runners, grandmothers and everyone in between. Each class asks for a little less wall.',
    videos: ['steady-at-any-age', 'dancer-step-by-step', 'eyes-closed', 'tall-and-turning'],
  },
] as const;

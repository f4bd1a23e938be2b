import type { Motif, Teacher } from './classSeed';

export interface EventSeed {
  id: string;
  title: string;
  text: string;
  by: Teacher;
  /**
   * Days from today, negative ones are over, and the hour of that day in UTC: 15 to 19 is morning
   * in the Americas and evening in Europe. `soon` begins within the hour, whenever one looks.
   */
  at: readonly [day: number, hour: number] | 'soon';
  minutes: number;
  art: `${Motif}/${number}`;
  /** The class that a past event was kept as. */
  replay?: string;
}

export const events: readonly EventSeed[] = [
  {
    id: 'open-floor',
    title: 'Open floor: wake the spine',
    by: 'noor',
    at: 'soon',
    minutes: 25,
    art: 'bridge/39',
    text: 'Drop in as you are. Twenty-five unhurried minutes for the back and everything attached to it, and a hello to whoever else is here.',
  },
  {
    id: 'saturday-long-flow',
    title: 'The long, slow flow',
    by: 'lena',
    at: [2, 16],
    minutes: 75,
    art: 'warrior/40',
    text: 'An hour of yoga and fifteen minutes of lying down, with the chat open for questions before and after.',
  },
  {
    id: 'deadlift-clinic',
    title: 'Deadlift clinic',
    by: 'imani',
    at: [5, 18],
    minutes: 60,
    art: 'deadlift/41',
    text: 'Send a clip of your lift by the evening before and Imani will go through as many as the hour holds. Watching is as useful as being watched.',
  },
  {
    id: 'breath-and-tea',
    title: 'Breath and tea',
    by: 'yuki',
    at: [9, 15],
    minutes: 40,
    art: 'breathe/42',
    text: 'Twenty minutes of practice, twenty of talk. Bring something warm to drink.',
  },
  {
    id: 'kitchen-salsa-night',
    title: 'Kitchen salsa night',
    by: 'camila',
    at: [13, 19],
    minutes: 60,
    art: 'dancer/43',
    text: 'Everybody learns the same sixteen counts and then watches them come apart in fifty kitchens. Cameras are optional and encouraged.',
  },
  {
    id: 'ask-noor-about-backs',
    title: 'Ask Noor about backs',
    by: 'noor',
    at: [20, 17],
    minutes: 45,
    art: 'bridge/44',
    text: 'An open hour about sore, stiff and stubborn backs, with a short class at the end. General guidance, not a consultation.',
  },
  {
    id: 'month-opening-with-gaia',
    title: 'Opening the month with Gaia',
    by: 'gaia',
    at: [27, 16],
    minutes: 50,
    art: 'reach/45',
    text: 'What is new, what Gaia has been practicing, and a class that nobody has seen yet.',
  },
  {
    id: 'slow-squats-together',
    title: 'Slow squats, together',
    by: 'imani',
    at: [-4, 18],
    minutes: 45,
    art: 'squat/46',
    replay: 'slow-strength-strong-legs',
    text: 'A hundred squats in company, at a pace that kept everyone honest.',
  },
  {
    id: 'sunday-reset',
    title: 'A reset for the week',
    by: 'lena',
    at: [-11, 17],
    minutes: 60,
    art: 'child/47',
    replay: 'evening-folds',
    text: 'Folds, twists and a long rest before the week began.',
  },
  {
    id: 'hips-workshop',
    title: 'The hips workshop',
    by: 'yuki',
    at: [-19, 16],
    minutes: 90,
    art: 'lunge/48',
    replay: 'hips-unstuck',
    text: 'Everything Yuki knows about hips in ninety minutes, including what she no longer believes.',
  },
  {
    id: 'barre-for-beginners-live',
    title: 'Barre for beginners',
    by: 'camila',
    at: [-33, 15],
    minutes: 50,
    art: 'kick/49',
    replay: 'barre-at-the-kitchen-counter',
    text: 'A first barre class with a chair, a wall or a patient friend.',
  },
];

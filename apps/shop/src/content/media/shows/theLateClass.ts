import type { Show } from '../titles';

export const theLateClass = {
  slug: 'the-late-class',
  title: 'The Late Class',
  tagline: 'Ten in the evening. Two mats left.',
  story:
    'The last class of the day in a small Kyoto studio belongs to those who come straight from work. Two of them always take the mats by the door, and never leave at the same time.',
  genres: ['romance'],
  tags: ['yoga', 'night', 'city'],
  age: '6',
  country: 'JP',
  director: 'margit-eklov',
  music: 'leontyne-ashgrove',
  cast: { 'yuna-harrowgate': 'Chizuru', 'hana-torvik': 'The architect' },
  picture: 'art:series/breathe/175',
  practice: 'lights-out',
  seasons: [
    {
      year: 2026,
      episodes: [
        {
          title: 'By the door',
          minutes: 34,
          story: 'A shoe is taken by mistake, and politely not returned.',
        },
        { title: 'Rain', minutes: 33, story: 'One umbrella, two directions.' },
        {
          title: 'The substitute',
          minutes: 35,
          story: 'The instructor is sick, and someone has to count aloud.',
        },
        {
          title: 'Last train',
          minutes: 32,
          story: 'They miss it; nobody says whether on purpose.',
        },
        { title: 'Morning class', minutes: 38, story: 'Seen for the first time by daylight.' },
      ],
    },
  ],
} as const satisfies Show;

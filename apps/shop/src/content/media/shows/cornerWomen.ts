import type { Show } from '../titles';

export const cornerWomen = {
  slug: 'corner-women',
  title: 'Corner Women',
  tagline: 'Someone has to hold the bucket.',
  story:
    'Nobody looks at the corner: the women with the towel, the ice and the last word. In a Dublin boxing club three of them run everything but the fight.',
  genres: ['drama'],
  tags: ['boxing', 'friendship', 'city'],
  age: '16',
  country: 'IE',
  isForMembers: true,
  director: 'femi-adebright',
  cast: { 'corinne-bellmarch': 'Bridie', 'tamsin-okoro-vale': 'Ash', 'priya-sandorelle': 'Doc' },
  picture: 'art:series/kick/173',
  practice: 'corner-round',
  seasons: [
    {
      year: 2024,
      episodes: [
        {
          title: 'The bucket',
          minutes: 49,
          story:
            'Ash stops fighting on a Tuesday and is back by Thursday, on the other side of the ropes.',
        },
        {
          title: 'Cut',
          minutes: 47,
          story: 'Doc has eleven seconds and steady hands, until she doesn’t.',
        },
        {
          title: 'Weigh-in',
          minutes: 50,
          story: 'Two hundred grams, one sauna, and a very old friendship.',
        },
        {
          title: 'Southpaw',
          minutes: 48,
          story: 'A girl turns up who does everything the wrong way around, and wins.',
        },
        {
          title: 'The towel',
          minutes: 54,
          story: 'Bridie has never thrown it. Tonight she is asked to.',
        },
      ],
    },
    {
      year: 2026,
      episodes: [
        { title: 'Sixty seconds', minutes: 50, story: 'A whole episode between two bells.' },
        {
          title: 'The purse',
          minutes: 47,
          story: 'Money comes in at last, and with it the people who follow money.',
        },
        { title: 'Home crowd', minutes: 49, story: 'They cheer for the other one.' },
        { title: 'Count', minutes: 48, story: 'Someone doesn’t remember the fourth round.' },
        {
          title: 'Last bell',
          minutes: 56,
          story: 'The club is dark, the bucket is full, and the door is opened from inside.',
        },
      ],
    },
  ],
} as const satisfies Show;

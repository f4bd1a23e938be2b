import type { Show } from '../titles';

export const nightShiftStretch = {
  slug: 'night-shift-stretch',
  title: 'Night Shift Stretch',
  tagline: 'Four a.m. Everyone up.',
  story:
    'In a Seoul call center the night supervisor is told to introduce wellness. She has a speaker, a carpet and eleven people who would rather sleep. It becomes the best hour of the day.',
  genres: ['comedy'],
  tags: ['desk', 'night', 'sleep'],
  age: '6',
  country: 'KR',
  director: 'orla-quillfeather',
  cast: {
    'yuna-harrowgate': 'Supervisor Min',
    'priya-sandorelle': 'Desk seven',
    'hana-torvik': 'The guard',
  },
  picture: 'art:series/twist/181',
  practice: 'desk-to-door',
  seasons: [
    {
      year: 2026,
      episodes: [
        { title: 'Mandatory joy', minutes: 22, story: 'A memo arrives. So does a bolster.' },
        {
          title: 'Desk seven',
          minutes: 23,
          story: 'One refuses, and does it beautifully in her chair.',
        },
        {
          title: 'The carpet',
          minutes: 21,
          story: 'It hasn’t been moved since 1994, and now they know why.',
        },
        {
          title: 'Hold, please',
          minutes: 24,
          story: 'A caller hears the breathing and would like to join.',
        },
        { title: 'Fire drill', minutes: 22, story: 'Eleven people in socks on the roof at dawn.' },
        { title: 'Day shift', minutes: 26, story: 'They try it by daylight. It is terrible.' },
      ],
    },
  ],
} as const satisfies Show;

import type { Show } from '../titles';

export const theFellRunners = {
  slug: 'the-fell-runners',
  title: 'The Fell Runners',
  tagline: 'Up is half of it.',
  story:
    'Each autumn a valley of four hundred people shuts its shops and runs up the hill behind them. A year with the mail carrier, the priest, the twins and the one who never stops.',
  genres: ['documentary', 'adventure'],
  tags: ['running', 'mountains', 'friendship'],
  age: 'all',
  country: 'NO',
  director: 'margit-eklov',
  cast: { 'hana-torvik': 'Narrator' },
  picture: 'art:series/run/177',
  practice: 'run-up',
  seasons: [
    {
      year: 2024,
      episodes: [
        {
          title: 'Spring: mud',
          minutes: 41,
          story: 'The path is found again, one lost boot at a time.',
        },
        {
          title: 'Summer: light',
          minutes: 40,
          story: 'It doesn’t get dark, so no one goes home.',
        },
        {
          title: 'Autumn: the day',
          minutes: 48,
          story: 'Four hundred start. The hill isn’t impressed.',
        },
        {
          title: 'Winter: after',
          minutes: 39,
          story: 'What you do with a year once the day is over.',
        },
      ],
    },
  ],
} as const satisfies Show;

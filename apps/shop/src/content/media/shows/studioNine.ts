import type { Show } from '../titles';

export const studioNine = {
  slug: 'studio-nine',
  title: 'Studio Nine',
  tagline: 'Eight got in. She took the stairs.',
  story:
    'A dance academy in São Paulo has eight studios and a rumor. A girl who failed the audition finds the ninth: the boiler room, where the cleaners teach each other what they see.',
  genres: ['drama', 'romance'],
  tags: ['dance', 'stage', 'growing-up'],
  age: '12',
  country: 'BR',
  director: 'dalia-mersinoglu',
  music: 'leontyne-ashgrove',
  cast: {
    'beatriz-lunaro': 'Mestra Dora',
    'wren-hollowell': 'Luzia',
    'ilse-marrow': 'The director',
  },
  picture: 'art:series/dancer/179',
  practice: 'kitchen-disco',
  seasons: [
    {
      year: 2023,
      episodes: [
        {
          title: 'Number 117',
          minutes: 46,
          story: 'An audition, a fall, and a door that should have been locked.',
        },
        {
          title: 'The boiler room',
          minutes: 45,
          story: 'Class begins when the lights upstairs go out.',
        },
        {
          title: 'Borrowed shoes',
          minutes: 44,
          story: 'Luzia dances in someone else’s size and someone else’s name.',
        },
        { title: 'Showing', minutes: 49, story: 'They are seen.' },
      ],
    },
    {
      year: 2024,
      episodes: [
        { title: 'Upstairs', minutes: 47, story: 'A place for one of them. They draw straws.' },
        { title: 'The mirror', minutes: 45, story: 'In daylight everything looks like a mistake.' },
        { title: 'Strike', minutes: 46, story: 'The floors aren’t swept, and no one can dance.' },
        { title: 'Opening night', minutes: 52, story: 'Two companies, one stage, no program.' },
      ],
    },
    {
      year: 2026,
      episodes: [
        { title: 'Ten years on', minutes: 48, story: 'Luzia comes back with a key of her own.' },
        { title: 'Audition', minutes: 46, story: 'This time she sits behind the table.' },
        { title: 'The tenth studio', minutes: 47, story: 'There is always another door.' },
        { title: 'Encore', minutes: 58, story: 'Everyone who ever swept a floor takes a bow.' },
      ],
    },
  ],
} as const satisfies Show;

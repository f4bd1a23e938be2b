import type { Show } from '../titles';

export const tideSchool = {
  slug: 'tide-school',
  title: 'Tide School',
  tagline: 'Lessons at high water.',
  story:
    'An island school has nine students, one teacher and a timetable made by the moon. When the sea comes in, everyone learns to swim; when it goes out, the rest.',
  genres: ['family'],
  tags: ['sea', 'swimming', 'growing-up'],
  age: 'all',
  country: 'PT',
  director: 'orla-quillfeather',
  cast: {
    'wren-hollowell': 'Tia',
    'zeynep-aldane': 'Professora Amália',
    'rosa-talavane': 'The ferrywoman',
  },
  picture: 'art:series/boat/171',
  practice: 'the-swimmers-pause',
  seasons: [
    {
      year: 2025,
      episodes: [
        {
          title: 'The causeway',
          minutes: 24,
          story: 'The road is under water, and so is the new girl’s suitcase.',
        },
        { title: 'Nine chairs', minutes: 23, story: 'Someone must sit beside Tia, who bites.' },
        {
          title: 'The lantern test',
          minutes: 25,
          story: 'Reading by moonlight, and why the goat may stay.',
        },
        {
          title: 'Neap tide',
          minutes: 24,
          story: 'Nothing moves, and the whole school gets cranky.',
        },
      ],
    },
    {
      year: 2026,
      episodes: [
        {
          title: 'High water',
          minutes: 25,
          story: 'The biggest tide of the year is booked for field day.',
        },
        {
          title: 'The bottle',
          minutes: 24,
          story: 'A letter arrives, forty years late, and it is about the teacher.',
        },
        { title: 'Mud day', minutes: 22, story: 'What the sea left behind, counted and named.' },
        {
          title: 'The crossing',
          minutes: 27,
          story: 'Nine students, one rope, and the whole way to the mainland.',
        },
      ],
    },
  ],
} as const satisfies Show;

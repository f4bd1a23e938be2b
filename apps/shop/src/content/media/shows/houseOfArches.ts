import type { Show } from '../titles';

export const houseOfArches = {
  slug: 'house-of-arches',
  title: 'A House of Arches',
  tagline: 'Every guest came to rest. One came to look.',
  story:
    'A yoga retreat in an old villa, a host who counts her spoons, and a guest who isn’t who her passport says. The doors have no locks; the walls have arches.',
  genres: ['mystery'],
  tags: ['yoga', 'night', 'sisters'],
  age: '12',
  country: 'IT',
  isForMembers: true,
  director: 'dalia-mersinoglu',
  writer: 'ginevra-ostrand',
  music: 'leontyne-ashgrove',
  cast: {
    'corinne-bellmarch': 'The host',
    'yuna-harrowgate': 'The guest',
    'beatriz-lunaro': 'Fiammetta',
    'zeynep-aldane': 'The cook',
  },
  picture: 'art:series/tree/169',
  practice: 'sit-down-standing-up',
  seasons: [
    {
      year: 2025,
      episodes: [
        { title: 'Arrival', minutes: 44, story: 'Nine mats are laid out for eight guests.' },
        {
          title: 'The spoons',
          minutes: 43,
          story: 'One is missing, and the host knows what that means.',
        },
        {
          title: 'Corpse pose',
          minutes: 46,
          story: 'Someone doesn’t get up when the bell rings.',
        },
        {
          title: 'The cistern',
          minutes: 42,
          story: 'Below the garden there is water, and a light in it.',
        },
        {
          title: 'Silence day',
          minutes: 45,
          story: 'No one is allowed to talk, and everyone finds a way to tell the story.',
        },
        { title: 'Departure', minutes: 51, story: 'Eight taxis come. Seven leave full.' },
      ],
    },
  ],
} as const satisfies Show;

import type { Show } from '../titles';

export const kettleAndBell = {
  slug: 'kettle-and-bell',
  title: 'Kettle & Bell',
  tagline: 'Tea first. Then the heavy things.',
  story:
    'Two cousins inherit a failing gym and a thriving tea room under one leaking roof. Neither can afford to leave, and the regulars have stopped noticing which is which.',
  genres: ['comedy'],
  tags: ['strength', 'friendship', 'city'],
  age: '6',
  country: 'GB',
  director: 'orla-quillfeather',
  cast: { 'priya-sandorelle': 'Bell', 'tamsin-okoro-vale': 'Kettle', 'rosa-talavane': 'Mrs Pym' },
  picture: 'art:series/kettlebell/167',
  practice: 'swing-once-more',
  seasons: [
    {
      year: 2024,
      episodes: [
        {
          title: 'The leak',
          minutes: 27,
          story: 'The roof gives up over the good rowing machine, and a truce is drawn in chalk.',
        },
        {
          title: 'Members’ evening',
          minutes: 28,
          story: 'Free scones are announced. So is a fitness test. On the same poster.',
        },
        {
          title: 'The spotter',
          minutes: 26,
          story: 'Kettle promises to catch a man who has never been known to let go.',
        },
        {
          title: 'Health and safety',
          minutes: 29,
          story: 'The inspector takes milk, two sugars, and notes.',
        },
        {
          title: 'Closing time',
          minutes: 31,
          story: 'Someone wants to buy the building, and someone already has.',
        },
      ],
    },
    {
      year: 2025,
      episodes: [
        {
          title: 'The other key',
          minutes: 28,
          story: 'A third cousin turns up with a suitcase and a set of scales.',
        },
        {
          title: 'Personal best',
          minutes: 27,
          story: 'Mrs Pym lifts the urn, and the film of it travels further than the bus.',
        },
        { title: 'Decaf', minutes: 26, story: 'The machine breaks. By noon, so has everyone.' },
        {
          title: 'The open day',
          minutes: 30,
          story: 'Rival gym, rival cakes, one raffle and no rules.',
        },
        {
          title: 'Fifty-fifty',
          minutes: 33,
          story: 'The line of chalk is washed away, and they look for where it was.',
        },
      ],
    },
  ],
} as const satisfies Show;

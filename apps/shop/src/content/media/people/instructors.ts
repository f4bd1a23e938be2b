import type { Person } from './person';

/** The instructors of the one-minute practices. */
export const instructors = [
  {
    slug: 'noor-castellane',
    name: 'Noor Castellane',
    work: 'teaching',
    about:
      'Noor teaches breathing to people who are sure that they already know how. Her classes are quiet, exact and over sooner than you would like.',
    picture: 'art:portrait/hijab/317',
  },
  {
    slug: 'saskia-dunmore',
    name: 'Saskia Dunmore',
    work: 'teaching',
    about:
      'Saskia coached rowers, nurses and one brass band. She counts out loud and rests as seriously as she works.',
    picture: 'art:portrait/bun/318',
  },
  {
    slug: 'amara-thistledown',
    name: 'Amara Thistledown',
    work: 'teaching',
    about:
      'Amara looks after joints. She will tell you which of yours is doing another one’s work, and show you a minute that fixes it.',
    picture: 'art:portrait/curls/319',
  },
  {
    slug: 'lucia-verdemar',
    name: 'Lucía Verdemar',
    work: 'teaching',
    about:
      'Lucía learned to dance in a kitchen and to teach in a prison yard. Both left her with loud shoes and endless patience.',
    picture: 'art:portrait/crop/320',
  },
] as const satisfies readonly Person[];

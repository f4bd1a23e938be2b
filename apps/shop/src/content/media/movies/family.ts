import type { Movie } from '../titles';

/** Sample movies for the whole family. */
export const family = [
  {
    slug: 'pim-and-the-paper-kite',
    title: 'Pim and the Paper Kite',
    tagline: 'The wind has a plan.',
    story:
      'Pim is too small for the big kite and too stubborn for the small one. Luckily the attic has paper, string and a grandmother.',
    genres: ['family', 'adventure'],
    tags: ['growing-up', 'craft', 'sea'],
    age: 'all',
    country: 'NL',
    released: '2026-07-02',
    minutes: 81,
    director: 'orla-quillfeather',
    cast: { 'wren-hollowell': 'Pim', 'rosa-talavane': 'The grandmother' },
    picture: 'art:figure/jump/161',
    practice: 'sunrise-count',
  },
  {
    slug: 'the-smallest-giant',
    title: 'The Smallest Giant',
    tagline: 'Even giants start somewhere.',
    story:
      'A girl joins the school’s wrestling team by mistake and stays on purpose. Her opponent in the final is also her ride home.',
    genres: ['family', 'comedy'],
    tags: ['growing-up', 'strength', 'friendship'],
    age: '6',
    country: 'TR',
    released: '2025-02-06',
    minutes: 92,
    director: 'orla-quillfeather',
    cast: {
      'wren-hollowell': 'Defne',
      'zeynep-aldane': 'Coach Aksu',
      'corinne-bellmarch': 'The principal',
    },
    picture: 'art:figure/squat/163',
    practice: 'sisters-stretch',
  },
  {
    slug: 'cartwheel-summer',
    title: 'Cartwheel Summer',
    tagline: 'Six weeks. Forty tries. One cartwheel.',
    story:
      'Two sisters who share a room, a bicycle and a grudge spend the summer at their aunt’s circus farm. The pony is no help at all.',
    genres: ['family'],
    tags: ['sisters', 'growing-up', 'dance'],
    age: 'all',
    country: 'SE',
    released: '2023-07-13',
    minutes: 84,
    director: 'margit-eklov',
    cast: { 'wren-hollowell': 'Alva', 'hana-torvik': 'Aunt Maj' },
    picture: 'art:figure/sidePlank/165',
    practice: 'sisters-stretch',
  },
] as const satisfies readonly Movie[];

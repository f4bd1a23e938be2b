import type { Person } from './person';

/** The actors of the sample movies and shows. */
export const actors = [
  {
    slug: 'ilse-marrow',
    name: 'Ilse Marrow',
    work: 'acting',
    about:
      'Ilse came to acting from long-distance running and still learns her lines on hills. Directors give her the parts with few words and a great deal of walking.',
    picture: 'art:portrait/crop/301',
  },
  {
    slug: 'tamsin-okoro-vale',
    name: 'Tamsin Okoro-Vale',
    work: 'acting',
    about:
      'Tamsin trained as a boxer for her first film and never quite stopped. She is funniest when she is losing.',
    picture: 'art:portrait/curls/302',
  },
  {
    slug: 'beatriz-lunaro',
    name: 'Beatriz Lunaro',
    work: 'acting',
    about:
      'Beatriz danced in a traveling company for nine years and moves as if the floor were listening. She does her own lifts, including the ones she is carried in.',
    picture: 'art:portrait/bun/303',
  },
  {
    slug: 'yuna-harrowgate',
    name: 'Yuna Harrowgate',
    work: 'acting',
    about:
      'Yuna plays people who notice things. Off the set she restores wooden floors, which is where half of her characters seem to come from.',
    picture: 'art:portrait/bob/304',
  },
  {
    slug: 'priya-sandorelle',
    name: 'Priya Sandorelle',
    work: 'acting',
    about:
      'Priya wrote a one-woman show about a gym locker and was handed a whole gym. Her timing is the kind that makes other people look at their shoes.',
    picture: 'art:portrait/braid/305',
  },
  {
    slug: 'zeynep-aldane',
    name: 'Zeynep Aldane',
    work: 'acting',
    about:
      'Zeynep swam for her region before anybody gave her a script. She likes parts that begin in the middle of a sentence.',
    picture: 'art:portrait/hijab/306',
  },
  {
    slug: 'corinne-bellmarch',
    name: 'Corinne Bellmarch',
    work: 'acting',
    about:
      'Corinne has played eleven mothers, four detectives and one lighthouse keeper, and says that they are the same woman with different shoes.',
    picture: 'art:portrait/bun/307',
  },
  {
    slug: 'rosa-talavane',
    name: 'Rosa Talavane',
    work: 'acting',
    about:
      'Rosa began at sixty, when the weightlifting club across the street needed someone for its documentary. She hasn’t had a free evening since.',
    picture: 'art:portrait/bob/308',
  },
  {
    slug: 'hana-torvik',
    name: 'Hana Torvik',
    work: 'acting',
    about:
      'Hana grew up in a mountain hut with one channel. She plays guides, sisters and strangers on trains, and always carries her own map.',
    picture: 'art:portrait/braid/309',
  },
  {
    slug: 'wren-hollowell',
    name: 'Wren Hollowell',
    work: 'acting',
    about:
      'Wren was eleven in her first film and insisted on doing the cartwheel herself. It took forty takes; the fortieth is the one you see.',
    picture: 'art:portrait/crop/310',
  },
] as const satisfies readonly Person[];

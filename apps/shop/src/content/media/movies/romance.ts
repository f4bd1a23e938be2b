import type { Movie } from '../titles';

/** Sample romances. */
export const romance = [
  {
    slug: 'moonlight-dancer',
    title: 'The Moonlight Dancer',
    tagline: 'He played for the empty hall. She heard him.',
    story:
      'An injured soloist comes to the theater at night to walk where she used to leap. A piano tuner works the same hours and pretends not to look.',
    genres: ['romance', 'drama'],
    tags: ['dance', 'night', 'stage'],
    age: '6',
    country: 'ES',
    released: '2024-03-08',
    minutes: 96,
    director: 'dalia-mersinoglu',
    music: 'leontyne-ashgrove',
    cast: {
      'beatriz-lunaro': 'Inés',
      'ilse-marrow': 'The tuner',
      'corinne-bellmarch': 'The concierge',
    },
    picture: 'art:figure/dancer/129',
    practice: 'encore',
  },
  {
    slug: 'partner-stretch',
    title: 'Partner Stretch',
    tagline: 'Lean in. A little further.',
    story:
      'Two physiotherapists who can’t stand each other inherit one practice, one bench and a waiting room that is betting on them.',
    genres: ['romance', 'comedy'],
    tags: ['friendship', 'desk', 'yoga'],
    age: '12',
    country: 'DK',
    released: '2026-06-18',
    minutes: 101,
    director: 'femi-adebright',
    cast: {
      'hana-torvik': 'Signe',
      'zeynep-aldane': 'Leyla',
      'rosa-talavane': 'Patient number one',
    },
    picture: 'art:figure/triangle/131',
    practice: 'sisters-stretch',
  },
  {
    slug: 'soft-landing',
    title: 'Soft Landing',
    tagline: 'She folds parachutes. She has never jumped.',
    story:
      'A parachute packer signs each canopy with a line of a letter. One day someone writes back. Now in production.',
    genres: ['romance', 'adventure'],
    tags: ['mountains', 'craft'],
    age: '6',
    country: 'NZ',
    released: null,
    minutes: null,
    director: 'margit-eklov',
    cast: { 'ilse-marrow': 'June', 'hana-torvik': 'Someone' },
    picture: 'art:figure/jump/133',
    practice: 'eight-circles',
  },
] as const satisfies readonly Movie[];

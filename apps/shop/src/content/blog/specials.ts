import type { Post } from './types';

/**
 * One post of each special kind. `npx tsx tools/demo-content/blogMedia.ts` creates the audio and
 * the video.
 */
export const specials: readonly Post[] = [
  {
    slug: 'five-breaths-one-minute',
    title: 'Five breaths, one minute',
    excerpt:
      'A tone that rises for four seconds and falls for six. Follow it five times, anywhere, with your shoes on.',
    category: 'recovery',
    tags: ['breath', 'sleep', 'beginners'],
    author: 'ines',
    publishedOn: '2026-11-16',
    minutes: 1,
    picture: 'art:figure/breathe/6',
    media: {
      kind: 'audio',
      src: '/blog/five-breaths.m4a',
      title: 'Five breaths: four in, two held, six out',
      by: 'A tone, no voice',
      duration: 60,
      transcript: [
        'There are no words in this recording. Five times, twelve seconds each:',
        'A tone rises for four seconds: breathe in.',
        'It stays for two: hold, softly.',
        'It falls for six: breathe out. Then it begins again.',
      ],
    },
    related: ['sleep-is-equipment', 'one-minute-for-stiff-mornings', 'ten-minutes-is-a-practice'],
  },
  {
    slug: 'the-poster-machine',
    title: 'The poster machine',
    excerpt:
      'There isn’t a single photograph in this shop. Six sheets from the machine that cuts our pictures, and what we had to teach it.',
    category: 'making',
    tags: ['colour', 'film'],
    author: 'samira',
    publishedOn: '2026-11-09',
    minutes: 1,
    picture: 'art:figure/jump/31',
    media: {
      kind: 'gallery',
      label: 'Six sheets from the poster machine',
      pictures: [
        {
          picture: 'art:figure/jump/18',
          alt: 'A figure leaps, arms and legs spread',
          caption: 'Jump. The floor stays under her, or she’d be flying.',
        },
        {
          picture: 'art:figure/tree/34',
          alt: 'A figure stands on one leg, hands over her head',
          caption: 'Tree. The hardest pose to draw: everything depends on one ankle.',
        },
        {
          picture: 'art:figure/lunge/6',
          alt: 'A figure in a deep lunge, arms raised',
          caption: 'Lunge. The front knee took the longest.',
        },
        {
          picture: 'art:figure/swing/9',
          alt: 'A figure swings a kettlebell in front of her',
          caption: 'Swing. Iron is always dark, whatever the palette says.',
        },
        {
          picture: 'art:figure/boat/12',
          alt: 'A figure balances on her seat, legs and arms stretched out',
          caption: 'Boat. Two straight lines and a lot of core.',
        },
        {
          picture: 'art:portrait/curls/2',
          alt: 'A portrait of a woman with curls',
          caption: 'Portraits follow the same four colors.',
        },
      ],
    },
    related: ['five-themes-one-shop', 'how-to-watch-a-moving-body', 'a-mat-for-five-years'],
  },
  {
    slug: 'one-minute-for-stiff-mornings',
    title: 'One minute for stiff mornings',
    excerpt:
      'Three movements, eight times each, before coffee. The video counts for you, and its captions do it without a sound.',
    category: 'training',
    tags: ['mobility', 'home', 'habit'],
    author: 'ines',
    publishedOn: '2026-10-22',
    minutes: 1,
    picture: 'art:figure/reach/27',
    media: {
      kind: 'video',
      src: '/blog/stiff-mornings.mp4',
      title: 'One minute for stiff mornings',
      duration: 60,
      captions: [{ src: '/blog/stiff-mornings.en.vtt', language: 'en', label: 'English' }],
      caption: 'Arm circles, side bends, knee lifts: eight of each.',
    },
    related: ['ten-minutes-is-a-practice', 'five-breaths-one-minute', 'strong-is-slow'],
  },
  {
    slug: 'every-move-counts',
    title: 'Every move counts, says the one page worth bookmarking',
    excerpt:
      'How much is enough? The World Health Organization has answered in words that nobody has to be afraid of.',
    category: 'training',
    tags: ['habit', 'beginners', 'strength'],
    author: 'ines',
    publishedOn: '2026-10-01',
    minutes: 1,
    picture: 'art:figure/run/15',
    media: {
      kind: 'link',
      href: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
      title: 'Physical activity: the fact sheet',
      source: 'World Health Organization',
      excerpt: 'What moving does, how much of it, for whom, and what countries can do about it.',
    },
    related: ['ten-minutes-is-a-practice', 'a-gym-in-two-square-metres', 'strong-is-slow'],
  },
  {
    slug: 'a-little-gratuitous-exercise',
    title: 'A little gratuitous exercise',
    excerpt: 'The best sentence about training was written in 1890, by someone who sat at a desk.',
    category: 'screen',
    tags: ['habit'],
    author: 'samira',
    publishedOn: '2026-09-10',
    minutes: 1,
    picture: 'art:object/book/16',
    media: {
      kind: 'quote',
      text: 'Keep the faculty of effort alive in you by a little gratuitous exercise every day.',
      name: 'William James',
      detail: 'The Principles of Psychology, 1890, chapter IV',
      source: 'https://psychclassics.yorku.ca/James/Principles/prin4.htm',
    },
    related: ['how-to-watch-a-moving-body', 'ten-minutes-is-a-practice', 'every-move-counts'],
  },
];

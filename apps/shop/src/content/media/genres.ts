import type { Translated } from '@gschool/domain';

/** Each movie and show has one or two genres. */
export interface Genre extends Translated<'name' | 'text'> {
  id: string;
  name: string;
  /** One sentence. */
  text: string;
  picture: string;
}

export const genres = [
  {
    id: 'drama',
    name: 'Drama',
    text: 'Rooms with something unsaid in them, and the people who finally say it.',
    picture: 'art:figure/warrior/201',
  },
  {
    id: 'comedy',
    name: 'Comedy',
    text: 'Every fall teaches someone how to land.',
    picture: 'art:figure/twist/202',
  },
  {
    id: 'romance',
    name: 'Romance',
    text: 'Two people, one beat, and the long way around to standing still together.',
    picture: 'art:figure/dancer/203',
  },
  {
    id: 'adventure',
    name: 'Adventure',
    text: 'Far places reached on foot, by oar, or with one very good kick.',
    picture: 'art:figure/run/204',
  },
  {
    id: 'mystery',
    name: 'Mystery',
    text: 'Locked lockers, missing keys, and witnesses who hold a pose under questioning.',
    picture: 'art:object/ticket/205',
  },
  {
    id: 'documentary',
    name: 'Documentary',
    text: 'Bodies at work, at any age, told by the people who live in them.',
    picture: 'art:figure/deadlift/206',
  },
  {
    id: 'family',
    name: 'Family',
    text: 'For the whole sofa, including anyone who can’t sit still on it.',
    picture: 'art:figure/jump/207',
  },
] as const satisfies readonly Genre[];

export type GenreId = (typeof genres)[number]['id'];

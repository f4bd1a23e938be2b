import { paths } from '../config/paths';

/** One picture of a hero slider, with what it says. */
export interface Slide {
  id: string;
  eyebrow: string;
  title: string;
  text: string;
  action: string;
  href: string;
  picture: string;
}

/** The hero slider of the start page; sample content. */
export const slides: readonly Slide[] = [
  {
    id: 'autumn',
    eyebrow: 'The fall drop',
    title: 'Made for the mat, kept for the street.',
    text: 'Small things that outlive a season: heavy cotton, cork, steel and stoneware.',
    action: 'Shop the drop',
    href: paths.merchandise,
    picture: 'art:object/tote/8',
  },
  {
    id: 'premieres',
    eyebrow: 'On screen',
    title: 'Stories that move like you do.',
    text: 'Movies and shows about bodies at work, at play and at rest. Pick a poster.',
    action: 'Browse movies',
    href: paths.home,
    picture: 'art:figure/jump/12',
  },
  {
    id: 'practice',
    eyebrow: 'Practice kit',
    title: 'A whole studio in one drawer.',
    text: 'A mat, three bands and a bottle: everything a morning needs.',
    action: 'Find your kit',
    href: paths.department('mats'),
    picture: 'art:object/bottle/40',
  },
];

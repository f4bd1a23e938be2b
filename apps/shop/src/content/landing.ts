import { paths } from '../config/paths';
import type { Slide } from './slides';

/** The hero slider of `/merchandise`; sample content. */
export const heroSlider: readonly Slide[] = [
  {
    id: 'floor',
    eyebrow: 'The shop floor',
    title: 'Things that get used up, slowly.',
    text: 'Cotton, cork, steel and stoneware, made for practice and good for years of it.',
    action: 'See everything',
    href: paths.shop,
    picture: 'art:object/mat/61',
  },
  {
    id: 'strength',
    eyebrow: 'Strength',
    title: 'Pick up something heavy.',
    text: 'Bands to begin with, bells to stay with. Put them down as carefully as you lift them.',
    action: 'Shop strength',
    href: paths.department('strength'),
    picture: 'art:object/dumbbell/63',
  },
  {
    id: 'recovery',
    eyebrow: 'Recovery',
    title: 'Rest is part of it.',
    text: 'Rollers, balls and blocks for the hour after, which most people leave out.',
    action: 'Shop recovery',
    href: paths.department('recovery'),
    picture: 'art:object/roller/65',
  },
];

/** The shop's banner slider, further down; sample content. */
export const shopBannerSlider: readonly Slide[] = [
  {
    id: 'desk',
    eyebrow: 'Home',
    title: 'A desk that stretches back',
    text: 'A mug, a journal and a minute of practice between two emails.',
    action: 'Shop home',
    href: paths.department('home'),
    picture: 'art:object/mug/67',
  },
  {
    id: 'walk',
    eyebrow: 'Shoes',
    title: 'From the mat to the trail',
    text: 'Soles for floors, for stairs and for the long way around.',
    action: 'Shop shoes',
    href: paths.department('shoes'),
    picture: 'art:figure/run/69',
  },
  {
    id: 'watch',
    eyebrow: 'On screen',
    title: 'A minute before you buy',
    text: 'Twenty-four practices, one minute each. Most need nothing that we sell.',
    action: 'Watch the videos',
    href: paths.videos,
    picture: 'art:figure/breathe/71',
  },
];

/** The picture of each department's tile. */
export const departmentPictures = {
  wear: 'art:object/tee/81',
  shoes: 'art:figure/lunge/82',
  mats: 'art:object/mat/83',
  strength: 'art:object/dumbbell/84',
  recovery: 'art:object/roller/85',
  home: 'art:object/book/86',
} as const;

import { paths } from '../config/paths';
import type { Slide } from './slides';

export const heroSlider = [
  { id: 'floor', href: paths.shop, picture: 'art:object/mat/61' },
  { id: 'strength', href: paths.department('strength'), picture: 'art:object/dumbbell/63' },
  { id: 'recovery', href: paths.department('recovery'), picture: 'art:object/roller/65' },
] as const satisfies readonly Slide[];

/** Each banner is one link without a button. */
export const shopBannerSlider = [
  { id: 'desk', href: paths.department('home'), picture: 'art:object/mug/67' },
  { id: 'walk', href: paths.department('shoes'), picture: 'art:figure/run/69' },
  { id: 'watch', href: paths.videos, picture: 'art:figure/breathe/71' },
] as const satisfies readonly Slide[];

export const departmentPictures = {
  wear: 'art:object/tee/81',
  shoes: 'art:figure/lunge/82',
  mats: 'art:object/mat/83',
  strength: 'art:object/dumbbell/84',
  recovery: 'art:object/roller/85',
  home: 'art:object/book/86',
} as const;

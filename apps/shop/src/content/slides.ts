import { paths } from '../config/paths';

/** A slide of a hero slider; its texts are the messages `slide.ID.title` and so on. */
export interface Slide {
  id: string;
  href: string;
  picture: string;
}

export const slides = [
  { id: 'autumn', href: paths.merchandise, picture: 'art:object/tote/8' },
  { id: 'premieres', href: paths.home, picture: 'art:figure/jump/12' },
  { id: 'practice', href: paths.department('mats'), picture: 'art:object/bottle/40' },
] as const satisfies readonly Slide[];

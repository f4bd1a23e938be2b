import { round, type Point } from './shapes';

/**
 * Hands and feet in their own frame: the wrist or the ankle at 0,0, the fingers or toes to the
 * right, the thumb above and the sole below. The same text in every poster compresses well.
 */
const shapes = {
  /** Open and relaxed, the first finger a little apart. */
  open: 'M-8-11C4-12 14-14 22-18C29-24 36-31 44-35C50-36 51-30 47-25C43-20 40-17 39-14C48-15 60-17 71-19C78-19 79-11 73-10C68-9 63-8 60-7C68-7 76-5 82-3C87 1 85 7 79 6C74 5 69 4 66 5C71 6 76 9 79 12C81 17 77 20 72 18C67 15 64 14 61 14C64 16 67 18 68 21C68 27 62 27 58 24C50 18 40 17 26 17C14 17 4 13-8 11Z',
  /** From its narrow side: palms that touch. */
  slim: 'M-8-11C8-14 28-14 46-9C60-5 74 0 76 5C72 10 60 9 46 10C28 12 10 12-8 11Z',
  /** Flat on the ground. */
  flat: 'M-13-10C-2-16 10-14 24-9C38-5 52-2 64 0C71 2 71 10 64 10H-4C-12 10-17 0-13-10Z',
  /** Closed around a bar. */
  fist: 'M-8-11C2-14 10-21 22-21C34-20 39-12 39-2C39 10 34 20 22 20C10 19 2 13-8 11Z',
  /** Flat, seen from its side. */
  foot: 'M-15-32C-15-14-27 4-26 13C-25 19-18 20-10 20C2 19 12 14 24 16C34 18 42 20 52 20H80C88 20 89 13 83 9C72 2 50-3 34-11C24-15 15-20 14-32Z',
  /** In front of crossed legs. */
  tucked: 'M-22-12C-4-20 30-18 56-10C78-4 84 6 74 12C52 18 4 18-18 14C-30 8-30-4-22-12Z',
  /** Pointed, in line with the leg. */
  pointed:
    'M-32-10C0-17 22-17 38-13C56-8 72-3 86 3C91 6 89 12 83 12C68 12 52 11 38 13C26 14 18 19 6 20C-6 21-18 16-32 9Z',
} as const;

/** A hand or a foot at the end of a limb; `side` -1 mirrors it, `share` shortens it. */
export const drawExtremity = (
  fill: string,
  shape: keyof typeof shapes,
  [x, y]: Point,
  degrees: number,
  side: number,
  share = 1,
): string => {
  const turn = Math.round((((degrees - 90) % 360) + 360) % 360);
  const scale = share === 1 && side === 1 ? '' : ` scale(${round(share)} ${side})`;
  return `<path fill="${fill}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})${scale}" d="${shapes[shape]}"/>`;
};

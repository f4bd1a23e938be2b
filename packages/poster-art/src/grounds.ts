import type { PosterColors } from './posterColors';
import { hash } from './random';

type Role = keyof PosterColors;

/** The color behind a poster: a role, or a role mixed with a share (0–1) of another one. */
export type Ground = readonly [base: Role, other?: undefined] | readonly [Role, Role, number];

/** Eleven grounds, so that neighbors never share one. */
export const grounds: readonly Ground[] = [
  ['brand'],
  ['deep'],
  ['night'],
  ['blush'],
  ['accent'],
  ['paper'],
  ['mint'],
  ['shadow', 'night', 0.5],
  ['paper', 'blush', 0.35],
  ['blush', 'brand', 0.45],
  ['deep', 'mint', 0.2],
];

/** The number in a reference, such as 12 in `art:figure/boat/12`; otherwise a hash of its text. */
export const getSeed = (reference: string): number => {
  const [, , seed = ''] = reference.replace(/^art:/, '').split('/');
  return /^\d{1,9}$/.test(seed) ? Number(seed) : hash(reference);
};

/** The ground of a seed, as an index of `grounds`. */
export const getGroundIndex = (seed: number): number => (seed * 4) % grounds.length;

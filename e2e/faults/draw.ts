import { createHash } from 'node:crypto';

/** One out of this many faults is drawn. */
const SHARE = 10;

/**
 * Whether a fault is drawn by a seed. In `npm test`, the seed is the commit. Without a seed, all
 * faults are drawn.
 */
export function isDrawn(title: string, seed: string): boolean {
  if (seed === '') return true;
  const digest = createHash('sha256').update(`${seed}\n${title}`).digest();
  return digest.readUInt32BE() % SHARE === 0;
}

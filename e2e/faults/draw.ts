import { createHash } from 'node:crypto';

/** One out of this many faults is selected. */
const SHARE = 10;

/**
 * Whether a seed selects a fault: about one in `SHARE`. In `npm test`, the seed is the commit. An
 * empty seed selects all faults.
 */
export function isDrawn(title: string, seed: string): boolean {
  if (seed === '') return true;
  const digest = createHash('sha256').update(`${seed}\n${title}`).digest();
  return digest.readUInt32BE() % SHARE === 0;
}

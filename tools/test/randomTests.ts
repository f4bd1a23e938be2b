import { createHash } from 'node:crypto';

import fc from 'fast-check';

/**
 * Lets random tests try the values that a text selects. A setup file of vitest: at a commit, the
 * values are the same on every machine, so nobody who has changed nothing finds the error of another.
 * `npm run test:full` draws others each night, and so does vitest when it is started by hand.
 */
export function seedRandomTests(seed: string | undefined): void {
  if (!seed) return;
  fc.configureGlobal({
    ...fc.readConfigureGlobal(),
    seed: createHash('sha256').update(seed).digest().readInt32BE(),
  });
}

seedRandomTests(process.env['TEST_SEED']);

import { createHash } from 'node:crypto';

import fc from 'fast-check';

/**
 * Seeds fast-check from a text, so that random tests generate the same values on every machine at a
 * given commit. Developers never get a failure that their change did not cause. This is a vitest
 * setup file. `npm run test:full` uses a new seed each night, and so does vitest without
 * `TEST_SEED`.
 */
export function seedRandomTests(seed: string | undefined): void {
  if (!seed) return;
  fc.configureGlobal({
    ...fc.readConfigureGlobal(),
    seed: createHash('sha256').update(seed).digest().readInt32BE(),
  });
}

seedRandomTests(process.env['TEST_SEED']);

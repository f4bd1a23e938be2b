import {
  AppError,
  toProfileChanges,
  computeCompleteness,
  getCompletenessGains,
  getDisplayName,
  toProfileEdits,
  mergeProfile,
  getProfileErrors,
  toSafePhotoURL,
  type UserProfile,
} from '@gschool/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyProfileDocument } from '../testing/anyProfileDocument';
import { toProfile } from './profile';

/** The number of random documents; the nightly run reads five times as many. */
const RUNS = process.env['TEST_SCOPE'] === 'full' ? 10_000 : 2000;

/**
 * Returns the problem with a converted document, or null. It uses plain checks, because there are
 * many documents.
 */
function findProblem(data: unknown): string | null {
  let profile: UserProfile;
  try {
    profile = toProfile(data, 'u1');
  } catch (error) {
    return error instanceof AppError ? 'refused' : `threw ${String(error)}`;
  }
  const percent = computeCompleteness(profile);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) return `is ${percent} % whole`;
  if (getDisplayName(profile).trim() === '') return 'has no name';
  if (getCompletenessGains(profile).some(({ gain }) => gain < 0 || gain > 100)) return 'gains';
  if (profile.photoURL !== '' && toSafePhotoURL(profile.photoURL) === '')
    return 'has a bad picture';
  const edits = toProfileEdits(profile);
  for (const [field, value] of Object.entries(edits)) {
    const isFine =
      typeof value === 'object'
        ? value.every((text) => typeof text === 'string')
        : typeof value === 'string' || typeof value === 'boolean';
    if (!isFine) return `has a ${typeof value} as ${field}`;
  }
  // The form starts without errors, and saving it unchanged changes nothing.
  if (Object.keys(getProfileErrors(edits, edits)).length > 0) return 'is complained about';
  const reread = toProfileEdits(mergeProfile(profile, toProfileChanges(edits)));
  return JSON.stringify(reread) === JSON.stringify(edits) ? null : 'changes by being saved';
}

describe('arbitrary documents', () => {
  it('become a valid profile or throw an AppError', () => {
    let refusedCount = 0;
    fc.assert(
      fc.property(anyProfileDocument, (data) => {
        const problem = findProblem(data);
        if (problem === 'refused') refusedCount += 1;
        else if (problem !== null) throw new Error(problem);
      }),
      { numRuns: RUNS },
    );
    // Some documents must be refused and most must be valid, or the test would check nothing.
    expect(refusedCount).toBeGreaterThan(0);
    expect(refusedCount).toBeLessThan(RUNS / 2);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  }, 30_000);
});

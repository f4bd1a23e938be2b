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

const TEN_THOUSAND = 10_000;

/** What is wrong with what became of a document; nothing, if all is well. Plain checks: there are a great many. */
function faultOf(data: unknown): string | null {
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
  // The form begins without a complaint, and saving it untouched changes nothing.
  if (Object.keys(getProfileErrors(edits, edits)).length > 0) return 'is complained about';
  const again = toProfileEdits(mergeProfile(profile, toProfileChanges(edits)));
  return JSON.stringify(again) === JSON.stringify(edits) ? null : 'changes by being saved';
}

describe('ten thousand documents that nobody should have stored', () => {
  it('become a profile whose every field is what it says, or a typed refusal', () => {
    let refused = 0;
    fc.assert(
      fc.property(anyProfileDocument, (data) => {
        const fault = faultOf(data);
        if (fault === 'refused') refused += 1;
        else if (fault !== null) throw new Error(fault);
      }),
      { numRuns: TEN_THOUSAND },
    );
    // Most of them have to get through, or nothing was tried.
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(TEN_THOUSAND / 2);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  }, 30_000);
});

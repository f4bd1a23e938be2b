import { toProfileChanges, toProfileEdits, type EditableField, type ProfileEdits } from './edits';
import { mergeEdits } from './mergeEdits';
import { mergeProfile } from './mergeProfile';
import type { UserProfile } from './types';

/** What became of a save. */
export type EditOutcome =
  | {
      kind: 'saved';
      /** As it is stored now. */
      profile: UserProfile;
      /** What somebody else had changed since the edits began, and stays. */
      elsewhere: readonly EditableField[];
    }
  | {
      /** Nothing was written: both sides changed these fields, and somebody has to choose. */
      kind: 'conflict';
      /** As it is stored, with the other side's values. */
      profile: UserProfile;
      conflicts: readonly EditableField[];
    };

/** The outcome, and the leaves that have to be written for it. */
export interface ResolvedEdits {
  outcome: EditOutcome;
  fields: Readonly<Record<string, unknown>>;
}

/**
 * What saving `mine`, which began as `base`, makes of the profile that is stored now.
 * Only leaves that change are written, with the completeness counted anew.
 */
export const resolveEdits = (
  stored: UserProfile,
  base: ProfileEdits,
  mine: ProfileEdits,
): ResolvedEdits => {
  const { changes, conflicts, elsewhere } = mergeEdits(base, mine, toProfileEdits(stored));
  if (conflicts.length > 0) {
    return { outcome: { kind: 'conflict', profile: stored, conflicts }, fields: {} };
  }
  if (Object.keys(changes).length === 0) {
    return { outcome: { kind: 'saved', profile: stored, elsewhere }, fields: {} };
  }
  const profile = mergeProfile(stored, toProfileChanges(changes));
  const { profileCompleteness } = profile;
  return {
    outcome: { kind: 'saved', profile, elsewhere },
    fields: { ...changes, profileCompleteness },
  };
};

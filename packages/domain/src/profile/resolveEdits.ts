import type { EditableField, UserProfile } from '../documents/profile';
import { toProfileChanges, toProfileEdits, type ProfileEdits } from './edits';
import { mergeEdits } from './mergeEdits';
import { mergeProfile } from './mergeProfile';

/** The result of saving edits. */
export type EditOutcome =
  | {
      kind: 'saved';
      /** The stored profile. */
      profile: UserProfile;
      /** The fields that were changed elsewhere since the edits began, and stay. */
      elsewhere: readonly EditableField[];
    }
  | {
      /** Nothing was written. Both sides changed these fields, and the member chooses. */
      kind: 'conflict';
      /** The stored profile, with the other side's values. */
      profile: UserProfile;
      conflicts: readonly EditableField[];
    };

/** The outcome, and the fields that must be written. */
export interface ResolvedEdits {
  outcome: EditOutcome;
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Merges the edits `mine`, which began as `base`, into the stored profile. Only changed fields are
 * written, with the new completeness.
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

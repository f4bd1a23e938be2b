import {
  toProfileChanges,
  type EditablePart,
  type ProfileEdits,
  type UserProfile,
} from '@gschool/domain';

/** The part of the profile that the form edits, nested as in the document. */
export type ProfileFormValues = Pick<UserProfile, EditablePart>;

/**
 * Converts edits to form values. `zone` is used if no time zone was chosen yet; the next save
 * stores it.
 */
export const toFormValues = (edits: ProfileEdits, zone: string): ProfileFormValues =>
  toProfileChanges({ ...edits, timezone: edits.timezone || zone }) as ProfileFormValues;

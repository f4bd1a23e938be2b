import { getValueAt, listPathsWith, nestValues, type ValueAt } from '../documents/paths';
import { profileFields, type EditableField, type UserProfile } from '../documents/profile';
import type { ProfileChanges } from './mergeProfile';

/** The fields of the profile that its owner may write, in the order of the form. */
export const editableFields: readonly EditableField[] = listPathsWith(profileFields, 'edited');

/** The value of each field. */
export type ProfileEdits = {
  [field in EditableField]: ValueAt<UserProfile, field>;
};

/** The editable fields of a profile, or of the values of its form. */
export const toProfileEdits = (profile: Pick<UserProfile, EditablePart>): ProfileEdits =>
  Object.fromEntries(
    editableFields.map((field) => [field, getValueAt(profile, field)]),
  ) as unknown as ProfileEdits;

/** The top-level fields that contain all editable ones. */
export type EditablePart = EditableField extends infer Path
  ? Path extends `${infer Part}.${string}`
    ? Part
    : Path
  : never;

/** Converts edits to the nested changes of `mergeProfile` and of the repositories. */
export const toProfileChanges = (edits: Partial<ProfileEdits>): ProfileChanges =>
  nestValues(editableFields.map((field) => [field, edits[field]]));

import {
  toProfileChanges,
  editableFields,
  type EditableField,
  type ProfileEdits,
  type UserProfile,
} from '@gschool/domain';

/** The values of the form: the owner's part of the profile, in its own shape. */
export type ProfileForm = Pick<
  UserProfile,
  | 'photoURL'
  | 'displayName'
  | 'preferredName'
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'contactEmail'
  | 'location'
  | 'timezone'
  | 'preferences'
>;

/** Edits → the form's values. A zone that was never chosen is `zone`, which the next save keeps. */
export const formOf = (edits: ProfileEdits, zone: string): ProfileForm =>
  toProfileChanges({ ...edits, timezone: edits.timezone || zone }) as ProfileForm;

const leafOf = (values: ProfileForm, field: EditableField): unknown => {
  const [part, leaf] = field.split('.') as [keyof ProfileForm, string | undefined];
  const value: unknown = values[part];
  return leaf === undefined ? value : (value as Record<string, unknown>)[leaf];
};

/** The form's values → edits. */
export const editsIn = (values: ProfileForm): ProfileEdits =>
  Object.fromEntries(
    editableFields.map((field) => [field, leafOf(values, field)]),
  ) as unknown as ProfileEdits;

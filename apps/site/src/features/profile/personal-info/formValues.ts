import {
  toProfileChanges,
  editableFields,
  type EditableField,
  type ProfileEdits,
  type UserProfile,
} from '@gschool/domain';

/** The part of the profile that the form edits, nested as in the document. */
export type ProfileFormValues = Pick<
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

/**
 * Converts edits to form values. `zone` is used if no time zone was chosen yet; the next save
 * stores it.
 */
export const toFormValues = (edits: ProfileEdits, zone: string): ProfileFormValues =>
  toProfileChanges({ ...edits, timezone: edits.timezone || zone }) as ProfileFormValues;

const getFieldValue = (values: ProfileFormValues, field: EditableField): unknown => {
  const [part, leaf] = field.split('.') as [keyof ProfileFormValues, string | undefined];
  const value: unknown = values[part];
  return leaf === undefined ? value : (value as Record<string, unknown>)[leaf];
};

/** Converts form values to edits. */
export const toEdits = (values: ProfileFormValues): ProfileEdits =>
  Object.fromEntries(
    editableFields.map((field) => [field, getFieldValue(values, field)]),
  ) as unknown as ProfileEdits;

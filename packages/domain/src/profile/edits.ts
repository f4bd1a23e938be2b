import type { ProfileChanges } from './mergeProfile';
import type { UserProfile } from './types';

/** The fields of the profile that its owner may write, in the order of the form. */
export const editableFields = [
  'photoURL',
  'displayName',
  'preferredName',
  'firstName',
  'lastName',
  'phoneNumber',
  'contactEmail',
  'location.country',
  'location.region',
  'location.city',
  'location.postalCode',
  'timezone',
  'preferences.theme',
  'preferences.contentPreferences',
  'preferences.emailNotifications',
  'preferences.newsletterSubscribed',
] as const;

/** The path of a field, as in Firestore. */
export type EditableField = (typeof editableFields)[number];

/** The value of each field. */
export type ProfileEdits = {
  [field in EditableField]: field extends 'preferences.contentPreferences'
    ? readonly string[]
    : field extends 'preferences.emailNotifications' | 'preferences.newsletterSubscribed'
      ? boolean
      : string;
};

/** The editable fields of a profile. */
export const toProfileEdits = ({
  location,
  preferences,
  ...profile
}: UserProfile): ProfileEdits => ({
  photoURL: profile.photoURL,
  displayName: profile.displayName,
  preferredName: profile.preferredName,
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phoneNumber,
  contactEmail: profile.contactEmail,
  'location.country': location.country,
  'location.region': location.region,
  'location.city': location.city,
  'location.postalCode': location.postalCode,
  timezone: profile.timezone,
  'preferences.theme': preferences.theme,
  'preferences.contentPreferences': preferences.contentPreferences,
  'preferences.emailNotifications': preferences.emailNotifications,
  'preferences.newsletterSubscribed': preferences.newsletterSubscribed,
});

/** Converts edits to the nested changes of `mergeProfile` and of the repositories. */
export const toProfileChanges = (edits: Partial<ProfileEdits>): ProfileChanges => {
  const changes: Record<string, unknown> = {};
  for (const field of editableFields) {
    if (edits[field] === undefined) continue;
    const [part, leaf] = field.split('.') as [string, string | undefined];
    if (leaf === undefined) changes[part] = edits[field];
    else changes[part] = { ...(changes[part] as object | undefined), [leaf]: edits[field] };
  }
  return changes;
};

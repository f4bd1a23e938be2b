import {
  editableFields,
  MAX_PHOTO_URL_LENGTH,
  MAX_PROFILE_TEXT_LENGTH,
  getProfileErrors,
  type EditableField,
  type ProfileEdits,
  type ProfileErrorCode,
} from '@gschool/domain';
import { array, boolean, object, string, superRefine, type ZodMiniType } from 'zod/mini';

import type { Translate } from '../../../i18n/useT';
import { fieldLabel } from './fieldLabels';
import { editsIn, type ProfileForm } from './formValues';

/** What is wrong with a field, as a sentence that names it. */
function faultText(
  field: EditableField,
  fault: ProfileErrorCode,
  edits: ProfileEdits,
  t: Translate,
) {
  const value = edits[field];
  if (fault === 'tooLong') {
    const max = field === 'photoURL' ? MAX_PHOTO_URL_LENGTH : MAX_PROFILE_TEXT_LENGTH;
    const length = typeof value === 'string' ? value.trim().length : 0;
    return t('profile.tooLong', { field: t(fieldLabel(field)), max, length });
  }
  switch (field) {
    case 'photoURL':
      return t('profile.photoMalformed');
    case 'phoneNumber':
      return t('profile.phoneMalformed');
    case 'contactEmail':
      return t('auth.emailMalformed');
    default:
      return t('profile.postalMalformed');
  }
}

/**
 * The form's schema, in the words of the page. What stood in the profile `before` and was
 * not touched is not complained about.
 */
export const profileSchema = (
  t: Translate,
  before: () => ProfileEdits,
): ZodMiniType<ProfileForm, ProfileForm> =>
  object({
    photoURL: string(),
    displayName: string(),
    preferredName: string(),
    firstName: string(),
    lastName: string(),
    phoneNumber: string(),
    contactEmail: string(),
    location: object({
      country: string(),
      region: string(),
      city: string(),
      postalCode: string(),
    }),
    timezone: string(),
    preferences: object({
      theme: string(),
      contentPreferences: array(string()),
      emailNotifications: boolean(),
      newsletterSubscribed: boolean(),
    }),
  }).check(
    superRefine((values, context) => {
      const edits = editsIn(values);
      const faults = getProfileErrors(edits, before());
      for (const field of editableFields) {
        const fault = faults[field];
        if (!fault) continue;
        const message = faultText(field, fault, edits, t);
        context.addIssue({ code: 'custom', path: field.split('.'), message });
      }
    }),
  );

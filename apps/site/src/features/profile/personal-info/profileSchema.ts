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
import { toEdits, type ProfileFormValues } from './formValues';

/** The error message of a field; it names the field. */
function getErrorMessage(
  field: EditableField,
  problem: ProfileErrorCode,
  edits: ProfileEdits,
  t: Translate,
) {
  const value = edits[field];
  if (problem === 'tooLong') {
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

/** The schema of the form. A stored value that was not changed is not reported as an error. */
export const profileSchema = (
  t: Translate,
  before: () => ProfileEdits,
): ZodMiniType<ProfileFormValues, ProfileFormValues> =>
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
      const edits = toEdits(values);
      const problems = getProfileErrors(edits, before());
      for (const field of editableFields) {
        const problem = problems[field];
        if (!problem) continue;
        const message = getErrorMessage(field, problem, edits, t);
        context.addIssue({ code: 'custom', path: field.split('.'), message });
      }
    }),
  );

import {
  editableFields,
  getMaxLength,
  getProfileErrors,
  profileFields,
  toProfileEdits,
  type EditableField,
  type Field,
  type FieldTable,
  type ProfileEdits,
  type ProfileErrorCode,
} from '@gschool/domain';
import { array, boolean, object, string, superRefine, type ZodMiniType } from 'zod/mini';

import type { Translate } from '../../../i18n/useT';
import { fieldLabel } from './fieldLabels';
import type { ProfileFormValues } from './formValues';

/** The error message of a field; it names the field. */
function getErrorMessage(
  field: EditableField,
  problem: ProfileErrorCode,
  edits: ProfileEdits,
  t: Translate,
) {
  const value = edits[field];
  if (problem === 'tooLong') {
    const max = getMaxLength(field);
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

const toSchema = (field: Field): ZodMiniType => {
  switch (field.kind) {
    case 'map':
      return toObject(field.fields);
    case 'flag':
      return boolean();
    case 'textList':
      return array(string());
    default:
      return string();
  }
};

/** The schema of the fields that the owner edits. */
const toObject = (fields: FieldTable): ZodMiniType =>
  object(
    Object.fromEntries(
      Object.entries<Field>(fields)
        .filter(([, field]) => field.kind === 'map' || field.edited)
        .map(([name, field]) => [name, toSchema(field)]),
    ),
  );

const formValues = toObject(profileFields) as ZodMiniType<ProfileFormValues, ProfileFormValues>;

/** The schema of the form. A stored value that was not changed is not reported as an error. */
export const profileSchema = (
  t: Translate,
  before: () => ProfileEdits,
): ZodMiniType<ProfileFormValues, ProfileFormValues> =>
  formValues.check(
    superRefine((values, context) => {
      const edits = toProfileEdits(values);
      const problems = getProfileErrors(edits, before());
      for (const field of editableFields) {
        const problem = problems[field];
        if (!problem) continue;
        const message = getErrorMessage(field, problem, edits, t);
        context.addIssue({ code: 'custom', path: field.split('.'), message });
      }
    }),
  );

import { normalizeTyped } from '@gschool/intl';

import { getEmailError } from '../validation/credentials';
import { isPhone } from '../validation/phone';
import { removeInvisible } from '../validation/removeInvisible';
import { editableFields, type EditableField, type ProfileEdits } from './edits';
import { MAX_CONTENT_PREFERENCES } from './contentPreferences';
import { isSameFieldValue } from './mergeEdits';
import { MAX_PHOTO_URL_LENGTH, toSafePhotoURL } from './photo';

/** The access rules reject longer texts. */
export const MAX_PROFILE_TEXT_LENGTH = 200;

/**
 * `tooLong`: longer than the rules allow. `malformed`: not a valid phone number, email, postal code
 * or URL.
 */
export type ProfileErrorCode = 'tooLong' | 'malformed';

/** Letters or digits of any script, with spaces and hyphens between them. */
const isPostalCode = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}\s.-]*$/u.test(text);

const isWellFormed = (field: EditableField, text: string): boolean => {
  switch (field) {
    case 'photoURL':
      return toSafePhotoURL(text) !== '';
    case 'phoneNumber':
      return isPhone(text);
    case 'contactEmail':
      return getEmailError(text) === null;
    case 'location.postalCode':
      return isPostalCode(text);
    default:
      return true;
  }
};

const getFieldError = (
  field: EditableField,
  value: ProfileEdits[EditableField],
): ProfileErrorCode | null => {
  if (typeof value === 'boolean') return null;
  if (typeof value !== 'string') {
    const isLong =
      value.length > MAX_CONTENT_PREFERENCES ||
      value.some((t) => t.length > MAX_PROFILE_TEXT_LENGTH);
    return isLong ? 'tooLong' : null;
  }
  const text = value.trim();
  if (text.length > (field === 'photoURL' ? MAX_PHOTO_URL_LENGTH : MAX_PROFILE_TEXT_LENGTH))
    return 'tooLong';
  return text === '' || isWellFormed(field, text) ? null : 'malformed';
};

/**
 * The errors of a member's edits by field. No field is required, and a value that was not edited is
 * never an error.
 */
export const getProfileErrors = (
  edits: ProfileEdits,
  before: ProfileEdits,
): Partial<Record<EditableField, ProfileErrorCode>> => {
  const errors: Partial<Record<EditableField, ProfileErrorCode>> = {};
  for (const field of editableFields) {
    const error = isSameFieldValue(edits[field], before[field])
      ? null
      : getFieldError(field, edits[field]);
    if (error) errors[field] = error;
  }
  return errors;
};

/** Fields whose digits are stored as 0–9, whatever keyboard typed them. */
const typedFields: ReadonlySet<EditableField> = new Set(['phoneNumber', 'location.postalCode']);

/**
 * The edits as they are stored: trimmed and without invisible characters. Phone number and postal
 * code have the digits 0–9.
 */
export const normalizeEdits = (edits: ProfileEdits): ProfileEdits => {
  const normalized: Record<string, unknown> = {};
  for (const field of editableFields) {
    const value = edits[field];
    if (typeof value !== 'string') normalized[field] = value;
    else {
      const text = removeInvisible(value).trim();
      normalized[field] = typedFields.has(field) ? normalizeTyped(text) : text;
    }
  }
  return normalized as ProfileEdits;
};

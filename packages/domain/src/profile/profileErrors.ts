import { normalizeTyped } from '@gschool/intl';

import { MAX_TEXT_LENGTH, type LeafField } from '../documents/fields';
import { listLeaves } from '../documents/paths';
import { profileFields, type EditableField } from '../documents/profile';
import { getEmailError } from '../validation/credentials';
import { normalizeEmail } from '../validation/email';
import { isPhone } from '../validation/phone';
import { removeInvisible } from '../validation/removeInvisible';
import { editableFields, type ProfileEdits } from './edits';
import { isSameFieldValue } from './mergeEdits';
import { toSafePhotoURL } from './photo';

/**
 * `tooLong`: longer than the rules allow. `malformed`: not a valid phone number, email, postal code
 * or URL.
 */
export type ProfileErrorCode = 'tooLong' | 'malformed';

/** Letters or digits of any script, with spaces and hyphens between them. */
const isPostalCode = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}\s.-]*$/u.test(text);

/**
 * A text as it is stored: trimmed, without invisible characters and what copying adds. Phone number
 * and postal code have the digits 0–9, whatever keyboard typed them.
 */
const normalizeText = (field: LeafField | undefined, typed: string): string => {
  const text = removeInvisible(typed).trim();
  switch (field?.kind === 'text' ? field.format : undefined) {
    case 'phone':
    case 'postalCode':
      return normalizeTyped(text).trim();
    case 'email':
      return normalizeEmail(text);
    default:
      return text;
  }
};

const isWellFormed = (field: LeafField, text: string): boolean => {
  if (field.kind === 'photo') return toSafePhotoURL(text) !== '';
  switch (field.kind === 'text' ? field.format : undefined) {
    case 'phone':
      return isPhone(text);
    case 'email':
      return getEmailError(text) === null;
    case 'postalCode':
      return isPostalCode(text);
    default:
      return true;
  }
};

const leaves = new Map(listLeaves(profileFields).map(({ path, field }) => [path, field]));

/** The most UTF-16 code units that the access rules allow in an edited text. */
export const getMaxLength = (path: EditableField): number => {
  const field = leaves.get(path);
  return field?.kind === 'text' || field?.kind === 'photo' ? field.max : MAX_TEXT_LENGTH;
};

const getFieldError = (
  path: EditableField,
  value: ProfileEdits[EditableField],
): ProfileErrorCode | null => {
  const field = leaves.get(path);
  if (!field || typeof value === 'boolean') return null;
  if (typeof value !== 'string') {
    const isLong =
      (field.kind === 'textList' && value.length > field.max) ||
      value.some((one) => one.length > MAX_TEXT_LENGTH);
    return isLong ? 'tooLong' : null;
  }
  const text = normalizeText(field, value);
  if (text.length > getMaxLength(path)) return 'tooLong';
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

/** The edits as they are stored. */
export const normalizeEdits = (edits: ProfileEdits): ProfileEdits => {
  const normalized: Record<string, unknown> = {};
  for (const field of editableFields) {
    const value = edits[field];
    normalized[field] = typeof value === 'string' ? normalizeText(leaves.get(field), value) : value;
  }
  return normalized as ProfileEdits;
};

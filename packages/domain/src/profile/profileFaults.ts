import { emailFault } from '../validation/credentials';
import { editableFields, type EditableField, type ProfileEdits } from './edits';
import { MAX_CONTENT_PREFERENCES } from './contentPreferences';
import { isSameLeaf } from './mergeEdits';
import { PHOTO_MAX, safePhotoURL } from './photo';

/** The access rules refuse longer texts. */
export const PROFILE_TEXT_MAX = 200;

/** What is wrong with a field: longer than the rules allow, or not what it should be. */
export type ProfileFault = 'tooLong' | 'malformed';

/** At least three digits, in any script, and nothing but what people write around them. */
const isPhone = (text: string): boolean =>
  (text.match(/\p{Nd}/gu)?.length ?? 0) >= 3 &&
  /^[\p{Nd}\s+()./,;#*-]*(?:(?:x|ext\.?)\s*\p{Nd}+)?$/iu.test(text);

/** Letters or digits of any script, with spaces and hyphens between them. */
const isPostalCode = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}\s.-]*$/u.test(text);

const isWellFormed = (field: EditableField, text: string): boolean => {
  switch (field) {
    case 'photoURL':
      return safePhotoURL(text) !== '';
    case 'phoneNumber':
      return isPhone(text);
    case 'contactEmail':
      return emailFault(text) === null;
    case 'location.postalCode':
      return isPostalCode(text);
    default:
      return true;
  }
};

const faultOf = (field: EditableField, value: ProfileEdits[EditableField]): ProfileFault | null => {
  if (typeof value === 'boolean') return null;
  if (typeof value !== 'string') {
    const isLong =
      value.length > MAX_CONTENT_PREFERENCES || value.some((t) => t.length > PROFILE_TEXT_MAX);
    return isLong ? 'tooLong' : null;
  }
  const text = value.trim();
  if (text.length > (field === 'photoURL' ? PHOTO_MAX : PROFILE_TEXT_MAX)) return 'tooLong';
  return text === '' || isWellFormed(field, text) ? null : 'malformed';
};

/**
 * What is wrong with a member's edits, field by field. Lenient: nothing is required, and
 * what stood there `before` and was not touched is nobody's fault now.
 */
export const profileFaults = (
  edits: ProfileEdits,
  before: ProfileEdits,
): Partial<Record<EditableField, ProfileFault>> => {
  const faults: Partial<Record<EditableField, ProfileFault>> = {};
  for (const field of editableFields) {
    const fault = isSameLeaf(edits[field], before[field]) ? null : faultOf(field, edits[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
};

/** Control characters, and those that turn the direction of a text: with them a name reads as another. */
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The edits as they are stored: no blanks around a text, and nothing in it that cannot be seen. */
export const tidyEdits = (edits: ProfileEdits): ProfileEdits => {
  const tidy: Record<string, unknown> = {};
  for (const field of editableFields) {
    const value = edits[field];
    tidy[field] = typeof value === 'string' ? value.replace(INVISIBLE, '').trim() : value;
  }
  return tidy as ProfileEdits;
};

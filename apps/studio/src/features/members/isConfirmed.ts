import { normalizeTyped } from '@gschool/domain';

const normalize = (text: string): string => normalizeTyped(text).trim().toLowerCase();

/**
 * Whether someone typed the email or the uid that a dialog asks for, with any digits. Spaces and
 * invisible marks around it, capital letters, and how accents are encoded do not matter. `+` and
 * dots do, because they can mean another account.
 */
export const isConfirmed = (typed: string, expected: string): boolean =>
  expected !== '' && normalize(typed) === normalize(expected);

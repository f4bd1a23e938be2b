/**
 * Whether someone typed the email or the uid that a dialog asks for. Spaces around it and capital
 * letters do not matter; `+` and dots do, because they can mean another account.
 */
export const isConfirmed = (typed: string, expected: string): boolean =>
  expected !== '' && typed.trim().toLowerCase() === expected.toLowerCase();

import * as z from 'zod/mini';

import { normalizeEmail } from './email';

/** Why a field is invalid. The apps have a message for each code. */
export type FieldErrorCode = 'required' | 'invalid' | 'tooShort' | 'tooLong';

/** The first error of each invalid field. */
export type FieldErrorCodes<Field extends string> = Partial<Record<Field, FieldErrorCode>>;

export type CredentialErrorCodes = FieldErrorCodes<'email' | 'password'>;

/** The minimum number of characters. Firebase Authentication itself allows 6 to 4096. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 4096;

/**
 * One @, no spaces, and a dot in the domain. The pattern finds typos; Firebase Authentication makes
 * the final decision.
 */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

// The message of a check is its error code; the apps have the texts.
const toMessage = (text: FieldErrorCode): FieldErrorCode => text;

const email = z
  .string()
  .check(
    z.overwrite(normalizeEmail),
    z.minLength(1, toMessage('required')),
    z.maxLength(254, toMessage('tooLong')),
    z.regex(EMAIL, toMessage('invalid')),
  );

const existingPassword = z.string().check(z.minLength(1, toMessage('required')));

const newPassword = z
  .string()
  .check(
    z.minLength(1, toMessage('required')),
    z.minLength(MIN_PASSWORD_LENGTH, toMessage('tooShort')),
    z.maxLength(MAX_PASSWORD_LENGTH, toMessage('tooLong')),
  );

/** Sign-in: an email and any password, because older passwords may be shorter. */
export const signInSchema = z.object({ email, password: existingPassword });

/** Sign-up: an email and a password of at least `MIN_PASSWORD_LENGTH` characters. */
export const signUpSchema = z.object({ email, password: newPassword });

/** Request for a reset email: only an email. */
export const resetRequestSchema = z.object({ email });

/** A new password through an email link; the link identifies the account. */
export const newPasswordSchema = z.object({ password: newPassword });

/** The first error of each field. A missing field is `required`. */
const getErrorCodes = <Field extends string>(
  schema: z.ZodMiniType,
  values: Readonly<Record<Field, string>>,
): FieldErrorCodes<Field> => {
  const codes: FieldErrorCodes<Field> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const field = issue.path[0] as Field;
    codes[field] ??= issue.code === 'invalid_type' ? 'required' : (issue.message as FieldErrorCode);
  }
  return codes;
};

export const getEmailError = (address: string): FieldErrorCode | null =>
  getErrorCodes(resetRequestSchema, { email: address }).email ?? null;

export const getSignInErrors = (values: {
  email: string;
  password: string;
}): CredentialErrorCodes => getErrorCodes(signInSchema, values);

export const getSignUpErrors = (values: {
  email: string;
  password: string;
}): CredentialErrorCodes => getErrorCodes(signUpSchema, values);

export const getNewPasswordErrors = (values: { password: string }): FieldErrorCodes<'password'> =>
  getErrorCodes(newPasswordSchema, values);

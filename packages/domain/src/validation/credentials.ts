import * as z from 'zod/mini';

/** Why a field is refused; the words belong to the message catalogue. */
export type FieldErrorCode = 'required' | 'invalid' | 'tooShort' | 'tooLong';

/** The first fault of each field that has one. */
export type FieldErrorCodes<Field extends string> = Partial<Record<Field, FieldErrorCode>>;

export type CredentialErrorCodes = FieldErrorCodes<'email' | 'password'>;

/** Characters. The identity service's own floor is 6 and its ceiling 4096. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 4096;

/** One @, no spaces, a dot in the domain: what the service accepts decides, this catches slips of the hand. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

// A check's message is the fault itself: the schemas hold rules, the catalogue holds words.
const toMessage = (text: FieldErrorCode): FieldErrorCode => text;

const email = z
  .string()
  .check(
    z.trim(),
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

/** Sign in: an address and any password, since older passwords may be shorter than today's rule. */
export const signInSchema = z.object({ email, password: existingPassword });

/** Sign up: an address and a password of at least `PASSWORD_MIN` characters. */
export const signUpSchema = z.object({ email, password: newPassword });

/** A reset mail is asked for: an address alone. */
export const resetRequestSchema = z.object({ email });

/** A new password is set through the link of a mail: who sets it is known from the link. */
export const newPasswordSchema = z.object({ password: newPassword });

/** The first fault of each field by the schema's own messages; a field that is missing is `required`. */
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

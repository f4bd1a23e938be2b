import * as z from 'zod/mini';

/** Why a field is refused; the words belong to the message catalogue. */
export type FieldFault = 'required' | 'invalid' | 'tooShort' | 'tooLong';

/** The first fault of each field that has one. */
export type FieldFaults<Field extends string> = Partial<Record<Field, FieldFault>>;

export type CredentialFaults = FieldFaults<'email' | 'password'>;

/** Characters. The identity service's own floor is 6 and its ceiling 4096. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 4096;

/** One @, no spaces, a dot in the domain: what the service accepts decides, this catches slips of the hand. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

// A check's message is the fault itself: the schemas hold rules, the catalogue holds words.
const fault = (text: FieldFault): FieldFault => text;

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fault('required')),
    z.maxLength(254, fault('tooLong')),
    z.regex(EMAIL, fault('invalid')),
  );

const knownPassword = z.string().check(z.minLength(1, fault('required')));

const newPassword = z
  .string()
  .check(
    z.minLength(1, fault('required')),
    z.minLength(PASSWORD_MIN, fault('tooShort')),
    z.maxLength(PASSWORD_MAX, fault('tooLong')),
  );

/** Sign in: an address and any password, since older passwords may be shorter than today's rule. */
export const signInSchema = z.object({ email, password: knownPassword });

/** Sign up: an address and a password of at least `PASSWORD_MIN` characters. */
export const signUpSchema = z.object({ email, password: newPassword });

/** A reset mail is asked for: an address alone. */
export const resetRequestSchema = z.object({ email });

/** A new password is set through the link of a mail: who sets it is known from the link. */
export const newPasswordSchema = z.object({ password: newPassword });

/** The first fault of each field by the schema's own messages; a field that is missing is `required`. */
const faultsOf = <Field extends string>(
  schema: z.ZodMiniType,
  values: Readonly<Record<Field, string>>,
): FieldFaults<Field> => {
  const faults: FieldFaults<Field> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const field = issue.path[0] as Field;
    faults[field] ??= issue.code === 'invalid_type' ? 'required' : (issue.message as FieldFault);
  }
  return faults;
};

export const emailFault = (address: string): FieldFault | null =>
  faultsOf(resetRequestSchema, { email: address }).email ?? null;

export const signInFaults = (values: { email: string; password: string }): CredentialFaults =>
  faultsOf(signInSchema, values);

export const signUpFaults = (values: { email: string; password: string }): CredentialFaults =>
  faultsOf(signUpSchema, values);

export const newPasswordFaults = (values: { password: string }): FieldFaults<'password'> =>
  faultsOf(newPasswordSchema, values);

/** Why a field is refused; the words belong to the message catalogue. */
export type FieldFault = 'required' | 'invalid' | 'tooShort' | 'tooLong';

export type CredentialFaults = Partial<Record<'email' | 'password', FieldFault>>;

/** Characters. The identity service's own floor is 6 and its ceiling 4096. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 4096;

/** One @, no spaces, a dot in the domain: what the service accepts decides, this catches slips of the hand. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const emailFault = (email: string): FieldFault | null => {
  const text = email.trim();
  if (text === '') return 'required';
  if (text.length > 254) return 'tooLong';
  return EMAIL.test(text) ? null : 'invalid';
};

const newPasswordFault = (password: string): FieldFault | null => {
  if (password === '') return 'required';
  if (password.length < PASSWORD_MIN) return 'tooShort';
  return password.length > PASSWORD_MAX ? 'tooLong' : null;
};

const faults = (email: FieldFault | null, password: FieldFault | null): CredentialFaults => ({
  ...(email && { email }),
  ...(password && { password }),
});

/** Sign in: an address and any password, since older passwords may be shorter than today's rule. */
export const signInFaults = (values: { email: string; password: string }): CredentialFaults =>
  faults(emailFault(values.email), values.password === '' ? 'required' : null);

/** Sign up: an address and a password of at least `PASSWORD_MIN` characters. */
export const signUpFaults = (values: { email: string; password: string }): CredentialFaults =>
  faults(emailFault(values.email), newPasswordFault(values.password));

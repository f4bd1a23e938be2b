import {
  getEmailError,
  getNewPasswordErrors,
  MIN_PASSWORD_LENGTH,
  getSignInErrors,
  getSignUpErrors,
  type CredentialErrorCodes,
  type FieldErrorCode,
} from '@gschool/domain';
import type { FormErrors, FormValues } from '@gschool/ui';

import type { Translate } from '../i18n/useTranslate';
import type { SignInMessageId } from '../i18n/sharedMessages';

type T = Translate<SignInMessageId>;

function passwordMessage(error: FieldErrorCode, t: T): string {
  switch (error) {
    case 'required':
      return t('auth.passwordMissing');
    case 'tooShort':
      return t('auth.passwordShort', { min: MIN_PASSWORD_LENGTH });
    case 'tooLong':
    case 'invalid':
      return t('auth.passwordLong');
  }
}

const toFormErrors = ({ email, password }: CredentialErrorCodes, t: T): FormErrors => ({
  ...(email && { email: t(email === 'required' ? 'auth.emailMissing' : 'auth.emailMalformed') }),
  ...(password && { password: passwordMessage(password, t) }),
});

const toCredentials = ({ email = '', password = '' }: FormValues) => ({ email, password });

/**
 * Validates the sign-in form. Finds only missing or malformed values; the server checks the rest.
 */
export const validateSignIn = (values: FormValues, t: T): FormErrors =>
  toFormErrors(getSignInErrors(toCredentials(values)), t);

/** Validates the sign-up form. */
export const validateSignUp = (values: FormValues, t: T): FormErrors =>
  toFormErrors(getSignUpErrors(toCredentials(values)), t);

/** Validates the form that requests a password reset. */
export const validateEmail = (values: FormValues, t: T): FormErrors => {
  const email = getEmailError(toCredentials(values).email);
  return toFormErrors(email ? { email } : {}, t);
};

/** Validates the form that sets a new password. */
export const validateNewPassword = (values: FormValues, t: T): FormErrors =>
  toFormErrors(getNewPasswordErrors(toCredentials(values)), t);

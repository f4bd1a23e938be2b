import {
  emailFault,
  newPasswordFaults,
  PASSWORD_MIN,
  signInFaults,
  signUpFaults,
  type CredentialFaults,
  type FieldFault,
} from '@gschool/domain';
import type { FormErrors, FormValues } from '@gschool/ui';

import type { Translate } from '../i18n/useTranslate';
import type { SignInMessageId } from './messageIds';

type T = Translate<SignInMessageId>;

function passwordMessage(error: FieldFault, t: T): string {
  switch (error) {
    case 'required':
      return t('auth.passwordMissing');
    case 'tooShort':
      return t('auth.passwordShort', { min: PASSWORD_MIN });
    case 'tooLong':
    case 'invalid':
      return t('auth.passwordLong');
  }
}

const toFormErrors = ({ email, password }: CredentialFaults, t: T): FormErrors => ({
  ...(email && { email: t(email === 'required' ? 'auth.emailMissing' : 'auth.emailMalformed') }),
  ...(password && { password: passwordMessage(password, t) }),
});

const toCredentials = ({ email = '', password = '' }: FormValues) => ({ email, password });

/** The errors of the sign-in form: only missing or malformed values; the server checks the rest. */
export const validateSignIn = (values: FormValues, t: T): FormErrors =>
  toFormErrors(signInFaults(toCredentials(values)), t);

/** The errors of the sign-up form. */
export const validateSignUp = (values: FormValues, t: T): FormErrors =>
  toFormErrors(signUpFaults(toCredentials(values)), t);

/** The errors of the form that requests a password reset. */
export const validateEmail = (values: FormValues, t: T): FormErrors => {
  const email = emailFault(toCredentials(values).email);
  return toFormErrors(email ? { email } : {}, t);
};

/** The errors of the form that sets a new password. */
export const validateNewPassword = (values: FormValues, t: T): FormErrors =>
  toFormErrors(newPasswordFaults(toCredentials(values)), t);

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
import type { SignInMessageId } from './messageIds';

type T = Translate<SignInMessageId>;

function passwordMessage(fault: FieldErrorCode, t: T): string {
  switch (fault) {
    case 'required':
      return t('auth.passwordMissing');
    case 'tooShort':
      return t('auth.passwordShort', { min: MIN_PASSWORD_LENGTH });
    case 'tooLong':
    case 'invalid':
      return t('auth.passwordLong');
  }
}

const messagesOf = ({ email, password }: CredentialErrorCodes, t: T): FormErrors => ({
  ...(email && { email: t(email === 'required' ? 'auth.emailMissing' : 'auth.emailMalformed') }),
  ...(password && { password: passwordMessage(password, t) }),
});

const credentials = ({ email = '', password = '' }: FormValues) => ({ email, password });

/** The errors of a sign-in form: only what is missing or malformed; the server checks the rest. */
export const validateSignIn = (values: FormValues, t: T): FormErrors =>
  messagesOf(getSignInErrors(credentials(values)), t);

/** The errors of a sign-up form. */
export const validateSignUp = (values: FormValues, t: T): FormErrors =>
  messagesOf(getSignUpErrors(credentials(values)), t);

/** The errors of the form that asks for a reset mail. */
export const validateAddress = (values: FormValues, t: T): FormErrors => {
  const email = getEmailError(credentials(values).email);
  return messagesOf(email ? { email } : {}, t);
};

/** The errors of the form that sets a new password. */
export const validateNewPassword = (values: FormValues, t: T): FormErrors =>
  messagesOf(getNewPasswordErrors(credentials(values)), t);

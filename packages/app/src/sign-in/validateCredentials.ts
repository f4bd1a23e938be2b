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

function passwordMessage(fault: FieldFault, t: T): string {
  switch (fault) {
    case 'required':
      return t('auth.passwordMissing');
    case 'tooShort':
      return t('auth.passwordShort', { min: PASSWORD_MIN });
    case 'tooLong':
    case 'invalid':
      return t('auth.passwordLong');
  }
}

const messagesOf = ({ email, password }: CredentialFaults, t: T): FormErrors => ({
  ...(email && { email: t(email === 'required' ? 'auth.emailMissing' : 'auth.emailMalformed') }),
  ...(password && { password: passwordMessage(password, t) }),
});

const credentials = ({ email = '', password = '' }: FormValues) => ({ email, password });

/** The errors of a sign-in form: only what is missing or malformed; the server checks the rest. */
export const validateSignIn = (values: FormValues, t: T): FormErrors =>
  messagesOf(signInFaults(credentials(values)), t);

/** The errors of a sign-up form. */
export const validateSignUp = (values: FormValues, t: T): FormErrors =>
  messagesOf(signUpFaults(credentials(values)), t);

/** The errors of the form that asks for a reset mail. */
export const validateAddress = (values: FormValues, t: T): FormErrors => {
  const email = emailFault(credentials(values).email);
  return messagesOf(email ? { email } : {}, t);
};

/** The errors of the form that sets a new password. */
export const validateNewPassword = (values: FormValues, t: T): FormErrors =>
  messagesOf(newPasswordFaults(credentials(values)), t);

import {
  PASSWORD_MIN,
  signInFaults,
  signUpFaults,
  type CredentialFaults,
  type FieldFault,
} from '@gschool/domain';
import type { FormErrors, FormValues } from '@gschool/ui';

import type { Translate } from '../../i18n/useT';

function passwordSentence(fault: FieldFault, t: Translate): string {
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

const sentences = ({ email, password }: CredentialFaults, t: Translate): FormErrors => ({
  ...(email && { email: t(email === 'required' ? 'auth.emailMissing' : 'auth.emailMalformed') }),
  ...(password && { password: passwordSentence(password, t) }),
});

const credentials = ({ email = '', password = '' }: FormValues) => ({ email, password });

/** What is wrong with a sign-in form: only what is missing or malformed; the server judges the rest. */
export const validateLogin = (values: FormValues, t: Translate): FormErrors =>
  sentences(signInFaults(credentials(values)), t);

/** What is wrong with a sign-up form. */
export const validateSignUp = (values: FormValues, t: Translate): FormErrors =>
  sentences(signUpFaults(credentials(values)), t);

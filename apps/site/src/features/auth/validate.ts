import {
  emailFault,
  newPasswordFaults,
  PASSWORD_MIN,
  signInFaults,
  signUpFaults,
  type CredentialFaults,
  type FieldFault,
} from '@gschool/domain';

import type { Translate } from '../../i18n/useT';

type Values = Readonly<Record<string, string>>;

function emailSentence(fault: FieldFault, t: Translate): string {
  return fault === 'required' ? t('auth.emailMissing') : t('auth.emailMalformed');
}

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

const sentences = ({ email, password }: CredentialFaults, t: Translate) => ({
  ...(email ? { email: emailSentence(email, t) } : {}),
  ...(password ? { password: passwordSentence(password, t) } : {}),
});

const credentials = (values: Values) => ({
  email: values['email'] ?? '',
  password: values['password'] ?? '',
});

/** What is wrong with a sign-in form: only what is missing or malformed; the server judges the rest. */
export const validateSignIn = (values: Values, t: Translate) =>
  sentences(signInFaults(credentials(values)), t);

/** What is wrong with a sign-up form. */
export const validateSignUp = (values: Values, t: Translate) =>
  sentences(signUpFaults(credentials(values)), t);

/** What is wrong with the form that asks for a reset mail. */
export const validateAddress = (values: Values, t: Translate) => {
  const email = emailFault(credentials(values).email);
  return sentences(email ? { email } : {}, t);
};

/** What is wrong with the form that sets a new password. */
export const validateNewPassword = (values: Values, t: Translate) =>
  sentences(newPasswordFaults(credentials(values)), t);

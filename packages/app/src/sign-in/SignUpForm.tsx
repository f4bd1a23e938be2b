import { isAppError, useSessionActions, type AuthProblem } from '@gschool/data';
import { Form, Link, PasswordField, SubmitButton } from '@gschool/ui';
import { OrDivider } from '@gschool/ui/sign-in';
import { useState } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from '../i18n/sharedMessages';
import { getAuthErrorMessage } from './authErrorMessage';
import { EmailField, type EmailStore } from './EmailField';
import { GoogleSignIn } from './GoogleSignIn';
import { useCredentialRules } from './useCredentialRules';
import { useReturnPath } from './useReturnPath';

export interface SignUpFormProps {
  label: string;
  /** The path of the sign-in page, for people whose email address already has an account. */
  signInPath: string;
  emailStore?: EmailStore | undefined;
  /** Called with true when the form is submitted, and with false when the sign-up failed. */
  onAttempt?: (isPending: boolean) => void;
  /** Called with the email address of the new account. */
  onSignUp: (email: string) => void;
}

/** Signs up with Google, or with email and password. */
export function SignUpForm(props: SignUpFormProps) {
  const { label, signInPath, emailStore, onAttempt, onSignUp } = props;
  const t = useTranslate<SignInMessageId | `authError.${AuthProblem}`>();
  const { signUp } = useSessionActions();
  const { withReturnPath } = useReturnPath();
  const { validate, whenValid } = useCredentialRules((rules, values) =>
    rules.validateSignUp(values, t),
  );
  const [problem, setProblem] = useState<string>();
  const [isTaken, setIsTaken] = useState(false);

  return (
    <Form
      label={label}
      problem={problem}
      errorAction={
        isTaken ? (
          <Link href={withReturnPath(signInPath)} tone="inherit">
            {t('signUp.signInInstead')}
          </Link>
        ) : undefined
      }
      validate={validate}
      onSubmit={whenValid(async ({ email = '', password = '' }) => {
        setProblem(undefined);
        onAttempt?.(true);
        try {
          await signUp(email.trim(), password);
        } catch (error) {
          onAttempt?.(false);
          setIsTaken(isAppError(error, 'auth') && error.info.code === 'email-already-in-use');
          return { form: getAuthErrorMessage(error, t) };
        }
        onSignUp(email.trim());
        return undefined;
      })}
    >
      <GoogleSignIn onProblem={setProblem} />
      <OrDivider label={t('auth.or')} />
      <EmailField autoComplete="email" store={emailStore} onChange={() => setIsTaken(false)} />
      <PasswordField
        name="password"
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="large" isFullWidth>
        {t('signUp.submit')}
      </SubmitButton>
    </Form>
  );
}

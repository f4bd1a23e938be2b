import { isAppError, useSessionActions, type AuthProblem } from '@gschool/data';
import { normalizeEmail } from '@gschool/domain';
import { Button, Form, Link, PasswordField, SubmitButton } from '@gschool/ui';
import { useState } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from '../i18n/sharedMessages';
import { getAuthErrorMessage } from './authErrorMessage';
import { EmailField, type EmailStore } from './EmailField';
import { SignInMethods } from './SignInMethods';
import { useCredentialRules } from './useCredentialRules';
import { useReturnPath } from './useReturnPath';

export interface SignUpFormProps {
  label: string;
  /** The path of the sign-in page, for people whose email address already has an account. */
  signInPath: string;
  /** Shows the sign-in form in place, instead of a link to its page. */
  onSignIn?: (() => void) | undefined;
  emailStore?: EmailStore | undefined;
  /**
   * Whether email and password come before Google.
   * @default false
   */
  isEmailFirst?: boolean | undefined;
  /** Called with true when the form is submitted, and with false when the sign-up failed. */
  onAttempt?: (isPending: boolean) => void;
  /** Called with the email address of the new account. */
  onSignUp: (email: string) => void;
}

/** Signs up with Google, or with email and password. */
export function SignUpForm(props: SignUpFormProps) {
  const { label, signInPath, onSignIn, emailStore, isEmailFirst = false } = props;
  const { onAttempt, onSignUp } = props;
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
        !isTaken ? undefined : onSignIn ? (
          <Button variant="quiet" size="small" onClick={onSignIn}>
            {t('signUp.signInInstead')}
          </Button>
        ) : (
          <Link href={withReturnPath(signInPath)} tone="inherit">
            {t('signUp.signInInstead')}
          </Link>
        )
      }
      validate={validate}
      onSubmit={whenValid(async ({ email = '', password = '' }) => {
        setProblem(undefined);
        onAttempt?.(true);
        const address = normalizeEmail(email);
        try {
          await signUp(address, password);
        } catch (error) {
          onAttempt?.(false);
          setIsTaken(isAppError(error, 'auth') && error.info.code === 'email-already-in-use');
          return { form: getAuthErrorMessage(error, t) };
        }
        onSignUp(address);
        return undefined;
      })}
    >
      <SignInMethods isEmailFirst={isEmailFirst} onProblem={setProblem}>
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
      </SignInMethods>
    </Form>
  );
}

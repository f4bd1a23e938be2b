import { hasDraft, useSession, useSessionActions, type AuthProblem } from '@gschool/data';
import { normalizeEmail } from '@gschool/domain';
import { Alert, Form, PasswordField, SubmitButton } from '@gschool/ui';
import { PasswordSlot } from '@gschool/ui/sign-in';
import { useState, type ReactNode } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SignInMessageId } from '../i18n/sharedMessages';
import { getAuthErrorMessage } from './authErrorMessage';
import { EmailField, type EmailStore } from './EmailField';
import { SignInMethods } from './SignInMethods';
import { useCredentialRules } from './useCredentialRules';

export interface SignInFormProps {
  /** The label of both the form and its button. */
  label: string;
  /** The link to the page for resetting a password. */
  forgotPassword: { label: string; href: string } | undefined;
  emailStore?: EmailStore | undefined;
  /**
   * Whether email and password come before Google.
   * @default false
   */
  isEmailFirst?: boolean | undefined;
  /** Shown after the button, inside the form: the demo accounts. */
  children?: ReactNode;
}

/** Signs in with Google, or with email and password. */
export function SignInForm(props: SignInFormProps) {
  const { label, forgotPassword, emailStore, isEmailFirst = false, children } = props;
  const t = useTranslate<SignInMessageId | `authError.${AuthProblem}`>();
  const session = useSession();
  const { signIn } = useSessionActions();
  const { validate, whenValid } = useCredentialRules((rules, values) =>
    rules.validateSignIn(values, t),
  );
  const [problem, setProblem] = useState<string>();

  return (
    <>
      {session.status === 'signedOut' && session.wasEnded ? (
        <Alert>{t(hasDraft() ? 'auth.draft' : 'authError.expired')}</Alert>
      ) : null}
      <Form
        label={label}
        problem={problem}
        validate={validate}
        onSubmit={whenValid(async ({ email = '', password = '' }) => {
          setProblem(undefined);
          try {
            await signIn(normalizeEmail(email), password);
            return undefined;
          } catch (error) {
            return { form: getAuthErrorMessage(error, t) };
          }
        })}
      >
        <SignInMethods isEmailFirst={isEmailFirst} onProblem={setProblem}>
          <EmailField autoComplete="username" store={emailStore} />
          <PasswordSlot forgot={forgotPassword}>
            <PasswordField
              name="password"
              label={t('auth.password')}
              autoComplete="current-password"
              required
            />
          </PasswordSlot>
          <SubmitButton size="large" isFullWidth>
            {label}
          </SubmitButton>
        </SignInMethods>
        {children}
      </Form>
    </>
  );
}

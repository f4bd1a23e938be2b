import { useSession, useSessionActions } from '@gschool/data';
import { Alert, Form, PasswordField, SubmitButton } from '@gschool/ui';
import { OrDivider, PasswordSlot } from '@gschool/ui/sign-in';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { authErrorMessage } from '../../shared/authErrorMessage';
import { DemoAccountPicker } from './DemoAccountPicker';
import { EmailField } from './EmailField';
import { GoogleButton } from './GoogleButton';
import { useAfterSignIn } from './useAfterSignIn';
import { useNext } from './useNext';
import { useValidation } from './useValidation';

/** Google, e-mail and password, and the accounts of a demo (spec, section 7). */
export function SignInForm() {
  const t = useT();
  const session = useSession();
  const { signIn } = useSessionActions();
  const { keep } = useNext();
  const { validate, whenValid } = useValidation((rules, values) => rules.validateSignIn(values, t));
  const [problem, setProblem] = useState<string>();
  useAfterSignIn();

  return (
    <>
      {session.status === 'signedOut' && session.wasEnded ? (
        <Alert>{t('authError.expired')}</Alert>
      ) : null}
      <Form
        label={t('signIn.submit')}
        problem={problem}
        validate={validate}
        onSubmit={whenValid(async ({ email = '', password = '' }) => {
          setProblem(undefined);
          try {
            await signIn(email.trim(), password);
            return undefined;
          } catch (error) {
            return { form: authErrorMessage(error, t) };
          }
        })}
      >
        <GoogleButton onProblem={setProblem} />
        <OrDivider word={t('auth.or')} />
        <EmailField autoComplete="username" />
        <PasswordSlot forgot={{ label: t('signIn.forgot'), href: keep(paths.forgotPassword) }}>
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            required
          />
        </PasswordSlot>
        <SubmitButton size="large" isFullWidth>
          {t('signIn.submit')}
        </SubmitButton>
        <DemoAccountPicker />
      </Form>
    </>
  );
}

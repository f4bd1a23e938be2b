import { useSession, useSessionActions } from '@gschool/data';
import { Alert, Form, PasswordField, SubmitButton } from '@gschool/ui';
import { OrDivider, PasswordSlot } from '@gschool/ui/sign-in';
import { lazy, Suspense, useState } from 'react';

import { settings } from '../../config/env';
import { useT } from '../../i18n/useT';
import { useDemoAccounts } from '../../shared/demoAccounts';
import { authErrorMessage } from './authErrorMessage';
import { EmailField } from './EmailField';
import { Google } from './Google';
import { useAfterSignIn } from './useAfterSignIn';
import { useValidation } from './useValidation';

const siteUrl = settings.ok ? settings.settings.siteUrl : undefined;
const DemoAccounts = lazy(() =>
  import('./DemoAccounts').then((m) => ({ default: m.DemoAccounts })),
);

/** The school's page; without the school's address there is no way to it. */
const resetPage = siteUrl && new URL('auth/forgot-password', siteUrl.replace(/\/*$/, '/')).href;

/** Google, e-mail and password, and the accounts of a demo (spec, section 7). */
export function LoginForm() {
  const t = useT();
  const session = useSession();
  const { signIn } = useSessionActions();
  const accounts = useDemoAccounts();
  const { validate, whenValid } = useValidation((rules, values) => rules.validateLogin(values, t));
  const [problem, setProblem] = useState<string>();
  useAfterSignIn();

  return (
    <>
      {session.status === 'signedOut' && session.wasEnded ? (
        <Alert>{t('authError.expired')}</Alert>
      ) : null}
      <Form
        label={t('login.submit')}
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
        <Google onProblem={setProblem} />
        <OrDivider word={t('auth.or')} />
        <EmailField autoComplete="username" />
        <PasswordSlot
          forgot={resetPage ? { label: t('login.forgot'), href: resetPage } : undefined}
        >
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            required
          />
        </PasswordSlot>
        <SubmitButton size="large" isFullWidth>
          {t('login.submit')}
        </SubmitButton>
        {accounts.length > 0 && (
          <Suspense>
            <DemoAccounts />
          </Suspense>
        )}
      </Form>
    </>
  );
}

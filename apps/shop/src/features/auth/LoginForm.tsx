import { demoAccounts, SignInForm } from '@gschool/app/sign-in';
import { lazy, Suspense } from 'react';

import { settings } from '../../config/env';
import { useT } from '../../i18n/useT';
import { useAfterSignIn } from './useAfterSignIn';

const siteUrl = settings.ok ? settings.settings.siteUrl : undefined;
const DemoAccounts = lazy(() =>
  import('./DemoAccounts').then((m) => ({ default: m.DemoAccounts })),
);

/** The school's page; without the school's address there is none. */
const resetPage = siteUrl && new URL('auth/forgot-password', siteUrl.replace(/\/*$/, '/')).href;

/** Google, e-mail and password, and the accounts of a demo. */
export function LoginForm() {
  const t = useT();
  const accounts = demoAccounts.useValue();
  useAfterSignIn();
  return (
    <SignInForm
      label={t('login.submit')}
      forgotPassword={resetPage ? { label: t('login.forgot'), href: resetPage } : undefined}
    >
      {accounts.length > 0 && (
        <Suspense>
          <DemoAccounts />
        </Suspense>
      )}
    </SignInForm>
  );
}

import { lazyComponent } from '@gschool/app/routes';
import { demoAccounts, SignInForm, type SignInFormProps } from '@gschool/app/sign-in';

import { siteUrl } from '../../config/env';
import { useT } from '../../i18n/useT';

const DemoAccounts = lazyComponent(() => import('./DemoAccounts').then((m) => m.DemoAccounts));

/** The password reset page is part of the site; undefined if the settings have no site URL. */
const resetPage = siteUrl && `${siteUrl}/auth/forgot-password`;

/** Signs in with Google, with email and password, or with a demo account. */
export function LoginForm(props: Pick<SignInFormProps, 'emailStore' | 'isEmailFirst'>) {
  const t = useT();
  const accounts = demoAccounts.useValue();
  return (
    <SignInForm
      {...props}
      label={t('login.submit')}
      forgotPassword={resetPage ? { label: t('login.forgot'), href: resetPage } : undefined}
    >
      {accounts.length > 0 && <DemoAccounts />}
    </SignInForm>
  );
}

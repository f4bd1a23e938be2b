import '../../i18n/en/auth.messages.json';

import { lazyComponent } from '@gschool/app/routes';
import { demoAccounts, SignInForm, useReturnPath } from '@gschool/app/sign-in';
import { SignInFrame } from '@gschool/ui/sign-in';

import { getSiteUrl } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { BlankFrame } from '../../shared/BlankFrame';
import { useSignInTarget } from './useSignInTarget';

const DemoAccounts = lazyComponent(() => import('./DemoAccounts').then((m) => m.DemoAccounts));

/** `/sign-in`. Accounts are created on the site, so there is no link for it. */
export function SignInPage() {
  const t = useT();
  const { returnPath } = useReturnPath();
  const accounts = demoAccounts.useValue();
  const siteUrl = getSiteUrl();
  useSignInTarget(returnPath ?? paths.overview);
  return (
    <BlankFrame>
      <SignInFrame title={t('signIn.heading')} lead={t('signIn.lead')} poster="art:object/lamp/7">
        <SignInForm
          label={t('signIn.submit')}
          forgotPassword={
            siteUrl
              ? { label: t('signIn.forgot'), href: `${siteUrl}/auth/forgot-password` }
              : undefined
          }
          isEmailFirst
        >
          {accounts.length > 0 && <DemoAccounts />}
        </SignInForm>
      </SignInFrame>
    </BlankFrame>
  );
}

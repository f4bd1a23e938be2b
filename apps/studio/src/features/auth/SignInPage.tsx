import '../../i18n/en/auth.messages.json';

import { usePreload } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import {
  demoAccounts,
  SignInForm,
  useRedirectAfterSignIn,
  useReturnPath,
} from '@gschool/app/sign-in';
import { prepareAdmin, useServices } from '@gschool/data';
import { SignInFrame } from '@gschool/ui/sign-in';
import { useCallback, useContext } from 'react';

import { getSiteUrl } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { BlankFrame } from '../../shared/BlankFrame';
import { PageLoader } from '../../shared/pageLoader';

/** Loads the page to which the sign-in leads, and what it needs to read its data. */
function usePagePreload(path: string): void {
  const loadPages = useContext(PageLoader);
  const { session } = useServices();
  const preload = useCallback(
    () => Promise.all([loadPages(path.split(/[?#]/)[0] ?? '/'), prepareAdmin(session)]),
    [loadPages, path, session],
  );
  usePreload(preload);
}

const DemoAccounts = lazyComponent(() => import('./DemoAccounts').then((m) => m.DemoAccounts));

/** `/sign-in`. Accounts are created on the site, so there is no link for it. */
export function SignInPage() {
  const t = useT();
  const { returnPath } = useReturnPath();
  const accounts = demoAccounts.useValue();
  const siteUrl = getSiteUrl();
  const target = returnPath ?? paths.overview;
  useRedirectAfterSignIn(() => target);
  usePagePreload(target);
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

import '../i18n/auth';

import { Link, Text } from '@gschool/ui';

import { paths } from '../config/paths';
import { AuthPage } from '../features/auth/AuthPage';
import { SignUpForm } from '../features/auth/SignUpForm';
import { SignUpPlans } from '../features/auth/SignUpPlans';
import { useNext } from '../features/auth/useNext';
import { useT } from '../i18n/useT';

/** `/auth/sign-up`, shown as Enroll. */
export function Component() {
  const t = useT();
  const { keep } = useNext();
  return (
    <AuthPage title={t('signUp.heading')} lead={t('signUp.lead')} poster="art:figure/jump/13">
      <SignUpForm />
      <Text tone="soft">
        {t('signUp.haveAccount')} <Link href={keep(paths.signIn)}>{t('signUp.signIn')}</Link>
      </Text>
      <SignUpPlans />
    </AuthPage>
  );
}

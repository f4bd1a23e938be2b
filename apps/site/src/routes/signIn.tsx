import '../i18n/auth';

import { Link, Text } from '@gschool/ui';

import { paths } from '../config/paths';
import { AuthPage } from '../features/auth/AuthPage';
import { SignInForm } from '../features/auth/SignInForm';
import { useNext } from '../features/auth/useNext';
import { useT } from '../i18n/useT';

/** `/auth/sign-in` */
export function Component() {
  const t = useT();
  const { keep } = useNext();
  return (
    <AuthPage title={t('signIn.heading')} lead={t('signIn.lead')} poster="art:figure/seated/4">
      <SignInForm />
      <Text tone="soft">
        {t('signIn.noAccount')} <Link href={keep(paths.signUp)}>{t('signIn.enroll')}</Link>
      </Text>
    </AuthPage>
  );
}

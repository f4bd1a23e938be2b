import '../../i18n/en/auth.messages.json';

import { useReturnPath } from '@gschool/app/sign-in';
import { Link, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { AuthPage } from './AuthPage';
import { EnrollForm } from './EnrollForm';
import { SignUpPlans } from './SignUpPlans';
import { useT } from '../../i18n/useT';

/** `/auth/sign-up`, shown as Enroll. */
export function EnrollPage() {
  const t = useT();
  const { withReturnPath } = useReturnPath();
  return (
    <AuthPage title={t('signUp.heading')} lead={t('signUp.lead')} poster="art:figure/jump/13">
      <EnrollForm />
      <Text tone="soft">
        {t('signUp.haveAccount')}{' '}
        <Link href={withReturnPath(paths.signIn)}>{t('signUp.signIn')}</Link>
      </Text>
      <SignUpPlans />
    </AuthPage>
  );
}

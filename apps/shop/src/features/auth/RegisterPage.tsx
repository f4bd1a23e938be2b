import '../../i18n/en/auth.messages.json';

import { useReturnPath } from '@gschool/app/sign-in';
import { Link, Text } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { RegisterForm } from '../../shared/sign-in/RegisterForm';
import { useAfterSignIn } from './useAfterSignIn';

/** `/extra-pages/sign-up` */
export function RegisterPage() {
  const t = useT();
  const { withReturnPath } = useReturnPath();
  useAfterSignIn();
  return (
    <SignInFrame title={t('signUp.title')} lead={t('signUp.lead')} poster="art:figure/jump/13">
      <RegisterForm />
      <Text tone="muted">
        {t('signUp.haveAccount')}{' '}
        <Link href={withReturnPath(paths.login)}>{t('signUp.signIn')}</Link>
      </Text>
    </SignInFrame>
  );
}

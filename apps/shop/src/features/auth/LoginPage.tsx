import '../../i18n/en/auth.messages.json';

import { useReturnPath } from '@gschool/app/sign-in';
import { Link, Text } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { LoginForm } from '../../shared/sign-in/LoginForm';
import { useAfterSignIn } from './useAfterSignIn';

/** `/auth/login` */
export function LoginPage() {
  const t = useT();
  const { withReturnPath } = useReturnPath();
  useAfterSignIn();
  return (
    <SignInFrame title={t('login.heading')} lead={t('login.lead')} poster="art:object/tote/35">
      <LoginForm />
      <Text tone="muted">
        {t('login.new')} <Link href={withReturnPath(paths.signUp)}>{t('login.register')}</Link>
      </Text>
    </SignInFrame>
  );
}

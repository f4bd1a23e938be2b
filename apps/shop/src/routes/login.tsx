import '../i18n/auth';

import { Link, Text } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../config/paths';
import { LoginForm } from '../features/auth/LoginForm';
import { useNext } from '../features/auth/useNext';
import { useT } from '../i18n/useT';

/** `/auth/login` */
export function Component() {
  const t = useT();
  const { keep } = useNext();
  return (
    <SignInFrame title={t('login.heading')} lead={t('login.lead')} poster="art:object/tote/35">
      <LoginForm />
      <Text tone="soft">
        {t('login.new')} <Link href={keep(paths.signUp)}>{t('login.register')}</Link>
      </Text>
    </SignInFrame>
  );
}

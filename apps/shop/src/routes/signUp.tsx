import '../i18n/auth';

import { Link, Text } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../config/paths';
import { SignUpForm } from '../features/auth/SignUpForm';
import { useNext } from '../features/auth/useNext';
import { useT } from '../i18n/useT';

/** `/extra-pages/sign-up` */
export function Component() {
  const t = useT();
  const { keep } = useNext();
  return (
    <SignInFrame title={t('signUp.title')} lead={t('signUp.lead')} poster="art:figure/jump/13">
      <SignUpForm />
      <Text tone="soft">
        {t('signUp.haveAccount')} <Link href={keep(paths.login)}>{t('signUp.signIn')}</Link>
      </Text>
    </SignInFrame>
  );
}

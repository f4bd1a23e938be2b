import '../../i18n/en/auth.messages.json';

import { useReturnPath } from '@gschool/app/sign-in';
import { Link, Text } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../../config/paths';
import { SignInForm } from './SignInForm';
import { useT } from '../../i18n/useT';

/** `/auth/sign-in` */
export function SignInPage() {
  const t = useT();
  const { withReturnPath } = useReturnPath();
  return (
    <SignInFrame title={t('signIn.heading')} lead={t('signIn.lead')} poster="art:figure/seated/4">
      <SignInForm />
      <Text tone="muted">
        {t('signIn.noAccount')}{' '}
        <Link href={withReturnPath(paths.signUp)}>{t('signIn.enroll')}</Link>
      </Text>
    </SignInFrame>
  );
}

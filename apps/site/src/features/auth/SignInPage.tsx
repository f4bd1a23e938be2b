import '../../i18n/en/auth.messages.json';

import { useReturnPath, demoAccounts, SignInForm as SharedSignInForm } from '@gschool/app/sign-in';
import { Link, Text } from '@gschool/ui';
import { SignInFrame, DemoAccountList } from '@gschool/ui/sign-in';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { typedEmail } from './typedEmail';
import { useAfterSignIn } from './useAfterSignIn';

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

/** Sign-in with Google or with email and password, and in a demo the list of its accounts. */
function SignInForm() {
  const t = useT();
  const { withReturnPath } = useReturnPath();
  useAfterSignIn();
  return (
    <SharedSignInForm
      label={t('signIn.submit')}
      forgotPassword={{ label: t('signIn.forgot'), href: withReturnPath(paths.forgotPassword) }}
      emailStore={typedEmail}
    >
      <DemoAccountList
        title={t('demo.title')}
        accounts={demoAccounts.useValue()}
        onSelect={({ email }) => typedEmail.write(email)}
      />
    </SharedSignInForm>
  );
}

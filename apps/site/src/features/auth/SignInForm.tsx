import { demoAccounts, SignInForm as SharedSignInForm, useReturnPath } from '@gschool/app/sign-in';
import { DemoAccountList } from '@gschool/ui/sign-in';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { typedEmail } from './typedEmail';
import { useAfterSignIn } from './useAfterSignIn';

/** Sign-in with Google or with email and password, and in a demo the list of its accounts. */
export function SignInForm() {
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

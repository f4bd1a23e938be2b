import { SignInForm as SharedSignInForm, useReturnPath } from '@gschool/app/sign-in';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { DemoAccountPicker } from './DemoAccountPicker';
import { typedEmail } from './typedEmail';
import { useAfterSignIn } from './useAfterSignIn';

/** Google, e-mail and password, and the accounts of a demo. */
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
      <DemoAccountPicker />
    </SharedSignInForm>
  );
}

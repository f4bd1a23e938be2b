import { SignUpForm, useReturnPath } from '@gschool/app/sign-in';
import { useServices, type Session } from '@gschool/data';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { typedEmail } from './typedEmail';
import { useAfterSignIn } from './useAfterSignIn';

/** Sends the verification email. The page about that email shows its errors. */
async function sendVerificationEmail(session: Session) {
  const { sendVerification } = await import('@gschool/app/verification');
  await sendVerification(session);
}

/** Creates an account with Google, or with email and password. */
export function EnrollForm() {
  const t = useT();
  const { session } = useServices();
  const { returnPath, withReturnPath } = useReturnPath();
  const [isSigningUp, setIsSigningUp] = useState(false);
  // After a sign-up with email, the verification page comes first.
  useAfterSignIn(isSigningUp ? withReturnPath(paths.verifyEmail) : (returnPath ?? paths.profile));
  return (
    <SignUpForm
      label={t('signUp.heading')}
      signInPath={paths.signIn}
      emailStore={typedEmail}
      onAttempt={setIsSigningUp}
      onSignUp={() => void sendVerificationEmail(session)}
    />
  );
}

import { SignUpForm, useReturnPath } from '@gschool/app/sign-in';
import { useServices, type Session } from '@gschool/data';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { typedEmail } from './typedEmail';
import { useAfterSignIn } from './useAfterSignIn';

/** The mail that proves the address. A failure is shown where the mail is mentioned. */
async function sendVerificationMail(session: Session) {
  const { sendVerification } = await import('../../shared/verification/verificationMail');
  await sendVerification(session);
}

/** Enroll: an account by Google, or by e-mail and password. */
export function EnrollForm() {
  const t = useT();
  const { session } = useServices();
  const { returnPath, withReturnPath } = useReturnPath();
  const [hasJoined, setHasJoined] = useState(false);
  // Whoever has just made an account with an address reads about the mail first, then goes on.
  useAfterSignIn(hasJoined ? withReturnPath(paths.verifyEmail) : (returnPath ?? paths.profile));
  return (
    <SignUpForm
      label={t('signUp.heading')}
      signInPath={paths.signIn}
      emailStore={typedEmail}
      onAttempt={setHasJoined}
      onSignUp={() => void sendVerificationMail(session)}
    />
  );
}

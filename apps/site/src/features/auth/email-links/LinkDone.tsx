import { useSession, type EmailAction } from '@gschool/data';
import { toSafeContinuePath } from '@gschool/domain';
import { Button } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';
import { useEffect } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import * as styles from '../Auth.css';
import { typedEmail } from '../typedEmail';
import { linkMessages } from './linkMessages';

/** Confirms the action and links to the next page. */
export function LinkDone({
  action,
  continueUrl,
  poster,
}: {
  action: EmailAction;
  /** From the email; followed only within this origin. */
  continueUrl: string | null;
  poster: string;
}) {
  const t = useT();
  const isSignedIn = useSession().status === 'signedIn';
  const { kind, email } = action;
  const messages = linkMessages[kind];
  const continuePath = toSafeContinuePath(continueUrl, window.location.origin);

  // Prefills the sign-in form with the current email.
  useEffect(() => {
    if (!isSignedIn) typedEmail.write(email);
  }, [isSignedIn, email]);

  const signIn = continuePath ? paths.signInFor(continuePath) : paths.signIn;
  return (
    <SignInFrame
      title={t(messages.doneHeading)}
      lead={t(messages.done, { email })}
      poster={poster}
      isStep
    >
      <div className={styles.actions}>
        {kind === 'recoverEmail' ? (
          <Button href={paths.forgotPassword} size="large" isFullWidth>
            {t('link.recoverPassword')}
          </Button>
        ) : null}
        {isSignedIn ? (
          <Button href={continuePath ?? paths.profile} size="large" isFullWidth>
            {t('emailLinks.continue')}
          </Button>
        ) : (
          <Button
            href={signIn}
            size="large"
            variant={kind === 'recoverEmail' ? 'quiet' : 'primary'}
            isFullWidth
          >
            {t('emailLinks.toSignIn')}
          </Button>
        )}
      </div>
    </SignInFrame>
  );
}

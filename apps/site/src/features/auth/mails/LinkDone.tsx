import { useSession, type MailAction } from '@gschool/data';
import { toSafeContinuePath } from '@gschool/domain';
import { Button } from '@gschool/ui';
import { useEffect } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { AuthPage } from '../AuthPage';
import * as css from '../AuthPage.css';
import { typedEmail } from '../typedEmail';
import { linkWords } from './linkWords';

/** A link has done what it was for: what holds from now on, and the way on. */
export function LinkDone({
  action,
  continueUrl,
  poster,
}: {
  action: MailAction;
  /** Where the mail wanted to lead; followed only within this origin. */
  continueUrl: string | null;
  poster: string;
}) {
  const t = useT();
  const isSignedIn = useSession().status === 'signedIn';
  const { kind, email } = action;
  const words = linkWords[kind];
  const onward = toSafeContinuePath(continueUrl, window.location.origin);

  // The next page asks for the address that counts from now on.
  useEffect(() => typedEmail.write(email), [email]);

  const signIn = onward ? paths.signInFor(onward) : paths.signIn;
  return (
    <AuthPage title={t(words.doneHeading)} lead={t(words.done, { email })} poster={poster} isStep>
      <div className={css.actions}>
        {kind === 'recoverEmail' ? (
          <Button href={paths.forgotPassword} size="large" isFullWidth>
            {t('link.recoverPassword')}
          </Button>
        ) : null}
        {isSignedIn ? (
          <Button href={onward ?? paths.profile} size="large" isFullWidth>
            {t('mails.goOn')}
          </Button>
        ) : (
          <Button
            href={signIn}
            size="large"
            variant={kind === 'recoverEmail' ? 'quiet' : 'primary'}
            isFullWidth
          >
            {t('mails.toSignIn')}
          </Button>
        )}
      </div>
    </AuthPage>
  );
}

import '../../../i18n/en/auth.messages.json';
import '../../../i18n/en/emailLinks.messages.json';

import { useReturnPath } from '@gschool/app/sign-in';
import { ResendButton, useVerification } from '@gschool/app/verification';
import { useSession, useSessionActions, type SignedInState } from '@gschool/data';
import { Alert, Button, Link, Spinner, Stack, Text } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';
import { Navigate } from 'react-router-dom';
import { useEffect } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';
import * as styles from '../Auth.css';
import { OutboxButton } from './OutboxButton';

const POSTER = 'art:figure/reach/6';

/** `/auth/verify-email`: asks a member to confirm the email address. */
export function VerifyEmail() {
  const t = useT();
  const session = useSession();
  const { returnPath, withReturnPath } = useReturnPath();

  if (session.status === 'loading') {
    return (
      <SignInFrame title={t('emailLinks.moment')} poster={POSTER}>
        <Spinner />
      </SignInFrame>
    );
  }
  if (session.status === 'signedOut') {
    return <Navigate to={paths.signInFor(withReturnPath(paths.verifyEmail))} replace />;
  }
  const { user } = session;
  if (!user.isEmailVerified)
    return <Unverified session={session} nextPath={returnPath ?? paths.profile} />;
  return (
    <SignInFrame
      title={t('verify.doneHeading')}
      lead={t('verify.done', { email: user.email })}
      poster={POSTER}
    >
      <Button href={returnPath ?? paths.profile} size="large" isFullWidth>
        {t('emailLinks.continue')}
      </Button>
    </SignInFrame>
  );
}

function Unverified({ session, nextPath }: { session: SignedInState; nextPath: string }) {
  const t = useT();
  const { user, error: profileError } = session;
  const { refresh } = useSessionActions();
  const { sentAt, isSending, isChecking, isStillUnverified, error, send, check, checkQuietly } =
    useVerification(user);
  useOnTabVisible(checkQuietly);
  const isSent = sentAt !== null;
  return (
    <SignInFrame
      title={t(isSent || isSending ? 'verify.sentHeading' : 'verify.heading')}
      lead={t(isSent || isSending ? 'verify.sent' : 'verify.unsent', { email: user.email })}
      poster={POSTER}
    >
      <div className={styles.actions}>
        {profileError ? (
          <Alert
            variant="warning"
            action={
              <Button variant="quiet" size="small" onClick={() => void refresh()}>
                {t('retry')}
              </Button>
            }
          >
            {getAuthErrorMessage(profileError, t)}
          </Alert>
        ) : null}
        {error ? <Alert variant="danger">{getAuthErrorMessage(error, t)}</Alert> : null}
        {isStillUnverified ? <Alert variant="warning">{t('verify.notYet')}</Alert> : null}
        {isSent ? (
          <Button size="large" isFullWidth isLoading={isChecking} onClick={check}>
            {t('verify.opened')}
          </Button>
        ) : null}
        <OutboxButton />
        <ResendButton {...{ sentAt, isSending }} onSend={send} isFullWidth />
        <Button variant="plain" isFullWidth href={nextPath}>
          {t('verify.later')}
        </Button>
      </div>
      <Stack space="2">
        <Text tone="muted" size="sm">
          {t('verify.why')}
        </Text>
        {isSent ? (
          <Text tone="muted" size="sm">
            {t('emailLinks.nothing')}
          </Text>
        ) : null}
        <Text tone="muted" size="sm">
          {t('verify.wrongAddress')}{' '}
          <Link href={paths.profileTab('account')}>{t('verify.changeAddress')}</Link>
        </Text>
      </Stack>
    </SignInFrame>
  );
}

/** Calls back when the tab becomes visible again, because links in emails open in another tab. */
function useOnTabVisible(callback: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [callback]);
}

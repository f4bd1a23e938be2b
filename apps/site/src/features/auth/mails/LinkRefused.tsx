import { isAppError, useSession, type MailAction } from '@gschool/data';
import { Button } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';
import { AuthPage } from '../AuthPage';

type Kind = MailAction['kind'];

/** Where a fresh link of the same kind comes from. */
function wayOn(kind: Kind, isSignedIn: boolean) {
  if (kind === 'resetPassword') {
    return { href: paths.forgotPassword, label: 'link.newReset' } as const;
  }
  const href = kind === 'verifyEmail' ? paths.verifyEmail : paths.profileTab('account');
  if (!isSignedIn) return { href: paths.signInFor(href), label: 'mails.toSignIn' } as const;
  return kind === 'verifyEmail'
    ? ({ href, label: 'link.newVerification' } as const)
    : ({ href, label: 'link.toAccount' } as const);
}

/** A code that is used, too old or none at all, or that could not be read: which, and the way on. */
export function LinkRefused({
  kind,
  error,
  poster,
  onRetry,
}: {
  kind: Kind;
  error: unknown;
  poster: string;
  onRetry: () => void;
}) {
  const t = useT();
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const isCode = isAppError(error, 'auth') && error.info.code.endsWith('action-code');

  // A link that was opened twice, or that a program opened first: what it was for is done.
  if (isCode && kind === 'verifyEmail' && isSignedIn && session.user.isEmailVerified) {
    const { email } = session.user;
    return (
      <AuthPage
        title={t('verify.doneHeading')}
        lead={t('verify.done', { email })}
        poster={poster}
        isStep
      >
        <Button href={paths.profile} size="large" isFullWidth>
          {t('mails.goOn')}
        </Button>
      </AuthPage>
    );
  }

  const { href, label } = wayOn(kind, isSignedIn);
  return (
    <AuthPage
      title={t(isCode ? 'link.refusedHeading' : 'link.failedHeading')}
      lead={getAuthErrorMessage(error, t)}
      poster={poster}
      isStep
    >
      {isCode ? (
        <Button href={href} size="large" isFullWidth>
          {t(label)}
        </Button>
      ) : (
        <Button size="large" isFullWidth onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </AuthPage>
  );
}

import { isAppError, useSession, type EmailAction } from '@gschool/data';
import { Button } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';

type Kind = EmailAction['kind'];

/** Where the member can request a new link of the same kind. */
function getNextStep(kind: Kind, isSignedIn: boolean) {
  if (kind === 'resetPassword') {
    return { href: paths.forgotPassword, label: 'link.newReset' } as const;
  }
  const href = kind === 'verifyEmail' ? paths.verifyEmail : paths.profileTab('account');
  if (!isSignedIn) return { href: paths.signInFor(href), label: 'emailLinks.toSignIn' } as const;
  return kind === 'verifyEmail'
    ? ({ href, label: 'link.newVerification' } as const)
    : ({ href, label: 'link.toAccount' } as const);
}

/**
 * Explains why a code does not work and offers the next step. The code is used, expired or invalid,
 * or could not be checked.
 */
export function LinkError({
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

  // The link was opened twice or by a mail scanner: the email is already confirmed.
  if (isCode && kind === 'verifyEmail' && isSignedIn && session.user.isEmailVerified) {
    const { email } = session.user;
    return (
      <SignInFrame
        title={t('verify.doneHeading')}
        lead={t('verify.done', { email })}
        poster={poster}
        isStep
      >
        <Button href={paths.profile} size="large" isFullWidth>
          {t('emailLinks.continue')}
        </Button>
      </SignInFrame>
    );
  }

  const { href, label } = getNextStep(kind, isSignedIn);
  return (
    <SignInFrame
      title={t(isCode ? 'link.invalidHeading' : 'link.failedHeading')}
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
    </SignInFrame>
  );
}

import '../../../i18n/en/auth.messages.json';
import '../../../i18n/en/emailLinks.messages.json';

import { Button, Spinner } from '@gschool/ui';
import { SignInFrame } from '@gschool/ui/sign-in';
import { useSearchParams } from 'react-router-dom';

import { productName } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';
import * as styles from '../Auth.css';
import { parseLinkMode, linkMessages } from './linkMessages';
import { LinkDone } from './LinkDone';
import { LinkConfirmation } from './LinkConfirmation';
import { LinkError } from './LinkError';
import { NewPasswordForm } from './NewPasswordForm';
import { useEmailLink } from './useEmailLink';

const POSTER = 'art:figure/tree/3';

/**
 * `/auth/action?mode=…&oobCode=…&continueUrl=…`: the target of links in emails
 * (docs/product/sign-in.md#email-links).
 */
export function EmailLinkPage() {
  const t = useT();
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const mode = parseLinkMode(params.get('mode'));
  if (code !== '' && mode !== null) {
    return (
      <EmailLinkContent
        key={code}
        code={code}
        mode={mode}
        continueUrl={params.get('continueUrl')}
      />
    );
  }
  return (
    <SignInFrame title={t('link.brokenHeading')} lead={t('link.broken')} poster={POSTER}>
      <div className={styles.actions}>
        <Button href={paths.signIn} size="large" isFullWidth>
          {t('emailLinks.toSignIn')}
        </Button>
        <Button href={paths.forgotPassword} variant="quiet" isFullWidth>
          {t('link.newReset')}
        </Button>
      </div>
    </SignInFrame>
  );
}

interface EmailLinkContentProps {
  code: string;
  mode: keyof typeof linkMessages;
  continueUrl: string | null;
}

function EmailLinkContent({ code, mode, continueUrl }: EmailLinkContentProps) {
  const t = useT();
  const { link, retry, applyCode } = useEmailLink(code);
  if (link.status === 'loading') {
    return (
      <SignInFrame title={t('emailLinks.moment')} poster={POSTER}>
        <Spinner />
      </SignInFrame>
    );
  }
  if (link.status === 'invalid') {
    return <LinkError poster={POSTER} kind={mode} error={link.error} onRetry={retry} />;
  }
  const { action } = link;
  if (link.status === 'done') return <LinkDone poster={POSTER} {...{ action, continueUrl }} />;
  const messages = linkMessages[action.kind];
  return (
    <SignInFrame
      title={t(messages.heading)}
      lead={t(messages.lead, { email: action.email, name: productName })}
      poster={POSTER}
    >
      {action.kind === 'resetPassword' ? (
        <NewPasswordForm email={action.email} onSave={(password) => applyCode(action, password)} />
      ) : (
        <LinkConfirmation
          submit={t(messages.submit)}
          isWorking={link.status === 'applying'}
          problem={link.status === 'failed' ? getAuthErrorMessage(link.error, t) : null}
          onUse={() => void applyCode(action)}
        />
      )}
    </SignInFrame>
  );
}

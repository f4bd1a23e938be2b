import '../../../i18n/en/auth.messages.json';
import '../../../i18n/en/mails.messages.json';

import { Button, Spinner } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { productName } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';
import { AuthPage } from '../AuthPage';
import * as css from '../AuthPage.css';
import { kindOfMode, linkWords } from './linkWords';
import { LinkDone } from './LinkDone';
import { LinkQuestion } from './LinkQuestion';
import { LinkRefused } from './LinkRefused';
import { NewPasswordForm } from './NewPasswordForm';
import { useMailLink } from './useMailLink';

const POSTER = 'art:figure/tree/3';

/** `/auth/action?mode=…&oobCode=…&continueUrl=…`: where the links of our mails lead. */
export function MailLinkPage() {
  const t = useT();
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const mode = kindOfMode(params.get('mode'));
  if (code !== '' && mode !== null) {
    return <Link key={code} code={code} mode={mode} continueUrl={params.get('continueUrl')} />;
  }
  return (
    <AuthPage title={t('link.brokenHeading')} lead={t('link.broken')} poster={POSTER}>
      <div className={css.actions}>
        <Button href={paths.signIn} size="large" isFullWidth>
          {t('mails.toSignIn')}
        </Button>
        <Button href={paths.forgotPassword} variant="quiet" isFullWidth>
          {t('link.newReset')}
        </Button>
      </div>
    </AuthPage>
  );
}

interface LinkProps {
  code: string;
  mode: keyof typeof linkWords;
  continueUrl: string | null;
}

function Link({ code, mode, continueUrl }: LinkProps) {
  const t = useT();
  const { link, readAgain, use } = useMailLink(code);
  if (link.at === 'reading') {
    return (
      <AuthPage title={t('mails.moment')} poster={POSTER}>
        <Spinner />
      </AuthPage>
    );
  }
  if (link.at === 'refused') {
    return <LinkRefused poster={POSTER} kind={mode} error={link.error} onRetry={readAgain} />;
  }
  const { action } = link;
  if (link.at === 'done') return <LinkDone poster={POSTER} {...{ action, continueUrl }} />;
  const words = linkWords[action.kind];
  return (
    <AuthPage
      title={t(words.heading)}
      lead={t(words.lead, { email: action.email, name: productName })}
      poster={POSTER}
    >
      {action.kind === 'resetPassword' ? (
        <NewPasswordForm email={action.email} onSave={(password) => use(action, password)} />
      ) : (
        <LinkQuestion
          submit={t(words.submit)}
          isWorking={link.at === 'working'}
          problem={link.at === 'failed' ? getAuthErrorMessage(link.error, t) : null}
          onUse={() => void use(action)}
        />
      )}
    </AuthPage>
  );
}

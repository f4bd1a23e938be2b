import { useReadTextDraft } from '@gschool/app/session';
import { Alert, Button } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { EMAIL_DRAFT } from './emailDraft';
import { EmailForm } from './EmailForm';
import type { Reauthentication } from './useReauthentication';
import { useFocusAfterChange } from './useFocusAfterChange';

type Phase = { status: 'closed' } | { status: 'open' } | { status: 'sent'; to: string };

/** Changes the email address: asks for the new one, which a link confirms. */
export function EmailChange({
  email,
  reauthentication,
}: {
  email: string;
  reauthentication: Reauthentication;
}) {
  const t = useT();
  const readTextDraft = useReadTextDraft();
  const [phase, setPhase] = useState<Phase>(() => ({
    status: readTextDraft(EMAIL_DRAFT) === null ? 'closed' : 'open',
  }));
  const [button, moveFocus] = useFocusAfterChange<HTMLButtonElement>();
  const open = () => setPhase({ status: 'open' });

  if (phase.status === 'open') {
    return (
      <EmailForm
        email={email}
        reauthentication={reauthentication}
        onSent={(to) => moveFocus(() => setPhase({ status: 'sent', to }))}
        onCancel={() => moveFocus(() => setPhase({ status: 'closed' }))}
      />
    );
  }
  if (phase.status === 'sent') {
    return (
      <Alert
        variant="success"
        title={t('account.linkSentTitle', { email: phase.to })}
        action={
          <Button ref={button} variant="quiet" size="small" onClick={open}>
            {t('account.otherEmail')}
          </Button>
        }
      >
        {t('account.linkSent')}
      </Alert>
    );
  }
  return (
    <div>
      <Button ref={button} variant="quiet" onClick={open}>
        {t('account.changeEmail')}
      </Button>
    </div>
  );
}

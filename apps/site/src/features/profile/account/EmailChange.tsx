import { Alert, Button } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { EmailForm } from './EmailForm';
import type { Identity } from './useIdentity';
import { useMovedFocus } from './useMovedFocus';

type Phase = { is: 'closed' } | { is: 'open' } | { is: 'sent'; to: string };

/** Another address: asked for here, changed by the link that goes there. */
export function EmailChange({ email, identity }: { email: string; identity: Identity }) {
  const t = useT();
  const [phase, setPhase] = useState<Phase>({ is: 'closed' });
  const [button, moveFocus] = useMovedFocus<HTMLButtonElement>();
  const open = () => setPhase({ is: 'open' });

  if (phase.is === 'open') {
    return (
      <EmailForm
        email={email}
        identity={identity}
        onSent={(to) => moveFocus(() => setPhase({ is: 'sent', to }))}
        onCancel={() => moveFocus(() => setPhase({ is: 'closed' }))}
      />
    );
  }
  if (phase.is === 'sent') {
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

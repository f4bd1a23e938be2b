import { useSessionActions } from '@gschool/data';
import { Alert, Button, Inline, Text } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { accountErrorMessage } from './accountErrorMessage';

type Phase = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; message: string };

/** Emails a link to set a new password to a member who has forgotten the current one. */
export function ResetPasswordPrompt({ email }: { email: string }) {
  const t = useT();
  const { sendPasswordReset } = useSessionActions();
  const [phase, setPhase] = useState<Phase>({ status: 'idle' });

  async function send() {
    setPhase({ status: 'sending' });
    try {
      await sendPasswordReset(email);
      setPhase({ status: 'sent' });
    } catch (error) {
      setPhase({ status: 'failed', message: accountErrorMessage(error, t) });
    }
  }

  if (phase.status === 'sent') return <Alert>{t('account.forgotSent', { email })}</Alert>;
  return (
    <>
      {phase.status === 'failed' ? <Alert variant="danger">{phase.message}</Alert> : null}
      <Inline space="2">
        <Text as="span" tone="muted">
          {t('account.forgot')}
        </Text>
        <Button
          variant="plain"
          size="small"
          isLoading={phase.status === 'sending'}
          onClick={() => void send()}
        >
          {t('account.forgotSend')}
        </Button>
      </Inline>
    </>
  );
}

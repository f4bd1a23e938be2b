import { useSessionActions } from '@gschool/data';
import { Alert, Button, Inline, Text } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { accountErrorMessage } from './accountErrorMessage';

type Phase = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; sentence: string };

/** The way out for who does not know the password of now: a link in a mail, asked for once. */
export function ForgottenPassword({ email }: { email: string }) {
  const t = useT();
  const { sendPasswordReset } = useSessionActions();
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });

  async function send() {
    setPhase({ is: 'sending' });
    try {
      await sendPasswordReset(email);
      setPhase({ is: 'sent' });
    } catch (error) {
      setPhase({ is: 'failed', sentence: accountErrorMessage(error, t) });
    }
  }

  if (phase.is === 'sent') return <Alert>{t('account.forgotSent', { email })}</Alert>;
  return (
    <>
      {phase.is === 'failed' ? <Alert variant="danger">{phase.sentence}</Alert> : null}
      <Inline space="2">
        <Text as="span" tone="soft">
          {t('account.forgot')}
        </Text>
        <Button
          variant="plain"
          size="small"
          isLoading={phase.is === 'sending'}
          onClick={() => void send()}
        >
          {t('account.forgotSend')}
        </Button>
      </Inline>
    </>
  );
}

import { ResendButton } from '@gschool/app/verification';
import { Alert, Button, Text } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { getAuthErrorMessage } from '../../../shared/authErrorMessage';
import * as styles from '../Auth.css';
import { OutboxButton } from './OutboxButton';
import type { ResetEmail } from './resetEmail';

/** What to do after a reset email was requested. */
export function ResetEmailSent({
  mail,
  onSend,
  onStartOver,
}: {
  mail: ResetEmail;
  /** Rejects with the error to show. */
  onSend: () => Promise<void>;
  /** Called to enter another email. */
  onStartOver: () => void;
}) {
  const t = useT();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setProblem(null);
    setIsSending(true);
    try {
      await onSend();
    } catch (error) {
      setProblem(getAuthErrorMessage(error, t));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className={styles.actions}>
      {problem ? <Alert variant="danger">{problem}</Alert> : null}
      <OutboxButton />
      <ResendButton
        sentAt={mail.sentAt}
        isSending={isSending}
        onSend={() => void send()}
        isFullWidth
      />
      <Button variant="plain" isFullWidth onClick={onStartOver}>
        {t('forgot.otherAddress')}
      </Button>
      <Text tone="muted" size="sm">
        {t('emailLinks.nothing')}
      </Text>
    </div>
  );
}

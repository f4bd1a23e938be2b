import '../../i18n/en/emailLinks.messages.json';

import type { AuthUser } from '@gschool/data';
import { Alert, Button, Inline, Stack } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { getAuthErrorMessage } from '../authErrorMessage';
import { readTabValue, writeTabValue } from '../tabStorage';
import { ResendButton } from './ResendButton';
import { useVerification } from './useVerification';

const DISMISSED = 'gschool.verification.dismissed';

/**
 * Asks a member to verify the email address. Nothing when it is verified, or when the notice was
 * dismissed in this tab.
 */
export function VerificationNotice({ user }: { user: AuthUser }) {
  const [isDismissed, setIsDismissed] = useState(() => readTabValue(DISMISSED) === user.uid);
  if (user.isEmailVerified || isDismissed) return null;
  return (
    <Notice
      user={user}
      onDismiss={() => {
        writeTabValue(DISMISSED, user.uid);
        setIsDismissed(true);
      }}
    />
  );
}

function Notice({ user, onDismiss }: { user: AuthUser; onDismiss: () => void }) {
  const t = useT();
  const { sentAt, isSending, isChecking, isStillUnverified, error, send, check } =
    useVerification(user);
  const lead = sentAt === null ? 'verify.unsent' : 'verify.sent';
  return (
    <Alert
      title={t('verify.heading')}
      onDismiss={onDismiss}
      action={
        <Inline space="2">
          <ResendButton size="small" {...{ sentAt, isSending }} onSend={send} />
          {sentAt === null ? null : (
            <Button variant="plain" size="small" isLoading={isChecking} onClick={check}>
              {t('verify.opened')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack space="1">
        <span>{t(lead, { email: user.email })}</span>
        {isStillUnverified ? <strong>{t('verify.notYet')}</strong> : null}
        {error ? <strong>{getAuthErrorMessage(error, t)}</strong> : null}
      </Stack>
    </Alert>
  );
}

import { readTabValue, writeTabValue, type AuthUser } from '@gschool/data';
import { Alert, Button, Inline, Stack } from '@gschool/ui';
import { useState } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import type { SharedMessageId } from '../i18n/sharedMessages';
import { getAuthErrorMessage } from '../sign-in/authErrorMessage';
import { ResendButton } from './ResendButton';
import { useVerification } from './useVerification';

/** The key contains the uid, so that signing out removes it. */
const getDismissedKey = (uid: string): string => `gschool.verification.dismissed/${uid}`;

/**
 * Asks a member to verify their email address. Renders nothing if it is verified, or if the notice
 * was dismissed in this tab.
 */
export function VerificationNotice({
  user,
  reason,
}: {
  user: AuthUser;
  /** Why the member must verify their email here. With a reason, the notice cannot be dismissed. */
  reason?: string | undefined;
}) {
  const [isDismissed, setIsDismissed] = useState(
    () => readTabValue(getDismissedKey(user.uid)) !== null,
  );
  if (user.isEmailVerified || (isDismissed && reason === undefined)) return null;
  const dismiss = () => {
    writeTabValue(getDismissedKey(user.uid), 'true');
    setIsDismissed(true);
  };
  return (
    <Notice user={user} reason={reason} onDismiss={reason === undefined ? dismiss : undefined} />
  );
}

function Notice({
  user,
  reason,
  onDismiss,
}: {
  user: AuthUser;
  reason: string | undefined;
  onDismiss: (() => void) | undefined;
}) {
  const t = useTranslate<SharedMessageId>();
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
        {reason === undefined ? null : <span>{reason}</span>}
        <span>{t(lead, { email: user.email })}</span>
        {isStillUnverified ? <strong>{t('verify.notYet')}</strong> : null}
        {error ? <strong>{getAuthErrorMessage(error, t)}</strong> : null}
      </Stack>
    </Alert>
  );
}

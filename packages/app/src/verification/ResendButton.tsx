import { Button, VisuallyHidden } from '@gschool/ui';
import { useEffect, useState } from 'react';
import { getRemainingCoolDown } from '@gschool/domain';

import { useTranslate } from '../i18n/useTranslate';
import type { VerificationMessageId } from '../i18n/sharedMessages';

/**
 * Sends an email again, but not until a minute after the last one. The button shows the remaining
 * seconds. When it can be pressed again, a screen reader announces this once.
 */
export function ResendButton({
  sentAt,
  isSending,
  onSend,
  size,
  isFullWidth,
}: {
  /** When the last email was sent, in epoch milliseconds; null if none was sent. */
  sentAt: number | null;
  isSending: boolean;
  onSend: () => void;
  size?: 'small' | 'medium' | undefined;
  isFullWidth?: boolean | undefined;
}) {
  const t = useTranslate<VerificationMessageId>();
  const left = useSecondsLeft(sentAt);
  const [hasWaited, setHasWaited] = useState(false);
  const isWaiting = left > 0;

  useEffect(() => {
    if (isWaiting) return () => setHasWaited(true);
    return undefined;
  }, [isWaiting]);

  return (
    <>
      <Button
        variant="quiet"
        size={size}
        isFullWidth={isFullWidth}
        isLoading={isSending}
        aria-disabled={isWaiting}
        onClick={onSend}
      >
        {t(sentAt === null ? 'emailLinks.send' : 'emailLinks.resend')}
        {isWaiting ? <span aria-hidden="true">{t('emailLinks.inSeconds', { left })}</span> : null}
      </Button>
      <VisuallyHidden role="status">
        {isWaiting ? t('emailLinks.waiting') : hasWaited ? t('emailLinks.mayResend') : ''}
      </VisuallyHidden>
    </>
  );
}

/**
 * The seconds until another email can be sent, if the last one was sent at `sentAt` (epoch
 * milliseconds). Updates while counting down.
 */
function useSecondsLeft(sentAt: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = getRemainingCoolDown(sentAt, now);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return left;
}

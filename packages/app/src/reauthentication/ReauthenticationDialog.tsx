import type { SignInMethod } from '@gschool/data';
import { Divider, Stack } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';

import type { ReauthenticationMessageId } from '../i18n/sharedMessages';
import { useTranslate } from '../i18n/useTranslate';
import { GoogleReauthentication } from './GoogleReauthentication';
import { PasswordReauthentication } from './PasswordReauthentication';

export interface ReauthenticationDialogProps {
  isOpen: boolean;
  /** The member's email address, for password managers. */
  email: string;
  /** The sign-in methods of the account. */
  methods: readonly SignInMethod[];
  /** Receives whether the member reauthenticated. */
  onClose: (isReauthenticated: boolean) => void;
}

/** Asks the member to sign in again, with the password or with Google. */
export function ReauthenticationDialog({
  isOpen,
  email,
  methods,
  onClose,
}: ReauthenticationDialogProps) {
  const t = useTranslate<ReauthenticationMessageId>();
  const onSuccess = () => onClose(true);
  const hasPassword = methods.includes('password');
  const hasGoogle = methods.includes('google');
  return (
    <Dialog
      title={t('account.proveTitle')}
      description={t('account.proveText')}
      size="small"
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose(false);
      }}
    >
      <Stack space="4">
        {hasPassword ? <PasswordReauthentication email={email} onSuccess={onSuccess} /> : null}
        {hasPassword && hasGoogle ? <Divider label={t('account.or')} /> : null}
        {hasGoogle ? <GoogleReauthentication onSuccess={onSuccess} /> : null}
      </Stack>
    </Dialog>
  );
}

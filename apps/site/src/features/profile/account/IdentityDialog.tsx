import type { SignInMethod } from '@gschool/data';
import { Divider, Stack } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';

import { useT } from '../../../i18n/useT';
import { GoogleProof } from './GoogleProof';
import { PasswordProof } from './PasswordProof';

interface IdentityDialogProps {
  isOpen: boolean;
  /** The member's address, for the password manager. */
  email: string;
  /** How the member may sign in. */
  methods: readonly SignInMethod[];
  /** Closed, with the proof or without. */
  onClose: (isProved: boolean) => void;
}

/** Asks for the proof of who is here: the password, Google, or whichever the member likes. */
export function IdentityDialog({ isOpen, email, methods, onClose }: IdentityDialogProps) {
  const t = useT();
  const onProved = () => onClose(true);
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
        {hasPassword ? <PasswordProof email={email} onProved={onProved} /> : null}
        {hasPassword && hasGoogle ? <Divider label={t('account.or')} /> : null}
        {hasGoogle ? <GoogleProof onProved={onProved} /> : null}
      </Stack>
    </Dialog>
  );
}

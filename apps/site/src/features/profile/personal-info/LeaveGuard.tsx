import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../../i18n/useT';
import { useLeaveGuard } from './useLeaveGuard';

/** Asks before unsaved edits are lost by a link, by Back, by signing out, or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useT();
  const { isConfirming, cancel, leave } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      isOpen={isConfirming}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      onConfirm={leave}
      variant="danger"
      title={t('profile.leaveTitle')}
      description={t('profile.leaveText')}
      confirmLabel={t('profile.leave')}
      cancelLabel={t('profile.stay')}
    />
  );
}

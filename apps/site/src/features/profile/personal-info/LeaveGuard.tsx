import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../../i18n/useT';
import { useLeaveGuard } from './useLeaveGuard';

/** Asks before unsaved edits are left behind, by a link, by Back, by signing out, or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useT();
  const { isAsking, stay, leave } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
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

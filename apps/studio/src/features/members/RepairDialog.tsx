import '../../i18n/en/member.messages.json';

import type { MemberRow } from '@gschool/admin/contract';
import { ConfirmDialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { describeThrown } from '../../shared/acts/errorMessages';
import { getMemberName } from '../../shared/members/labels';

interface RepairDialogProps {
  member: Pick<MemberRow, 'uid' | 'email' | 'displayName'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Rejects if the account was not repaired. */
  onConfirm: () => Promise<unknown>;
}

/** Asks before an account is repaired, because that can’t be undone. */
export function RepairDialog({ member, onConfirm, ...props }: RepairDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      {...props}
      title={t('sync.title', { name: getMemberName(member) })}
      description={t('sync.text')}
      confirmLabel={t('member.repair')}
      onConfirm={onConfirm}
      getErrorMessage={(error) => describeThrown(error, t)}
    />
  );
}

import type { MemberDetails } from '@gschool/admin/contract';
import { Alert, Button, Stack, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { useAct } from '../../shared/acts/useAct';
import { describeMismatch } from '../../shared/members/labels';
import { useRestoredState } from '../../shared/restored-input/restoredInput';
import { RepairDialog } from './RepairDialog';

/** The differences between token, profile and record, with the act that repairs them. */
export function MismatchAlert({ details }: { details: MemberDetails }) {
  const t = useT();
  const { run } = useAct();
  const { mismatches, member } = details;
  const [isOpen, setOpen] = useRestoredState(`member ${member.uid} repair`, false);
  if (mismatches.length === 0) return null;
  const canRepair = mismatches.some(({ isFixedBySync }) => isFixedBySync);
  return (
    <Alert
      variant="warning"
      title={t('member.mismatch')}
      action={
        canRepair && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('member.repair')}
          </Button>
        )
      }
    >
      <Stack space="2">
        {mismatches.map(({ code }) => (
          <Text key={code} tone="inherit">
            {describeMismatch(code, t)}
          </Text>
        ))}
        {mismatches.some(({ isFixedBySync }) => !isFixedBySync) && (
          <Text tone="inherit">{t('member.repairNot')}</Text>
        )}
      </Stack>
      <RepairDialog
        member={member}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => run({ kind: 'member.sync', args: { uid: member.uid } })}
      />
    </Alert>
  );
}

import type { MemberDetails } from '@gschool/admin/contract';
import { Alert, Button, Stack, Text } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { describeMismatch } from '../../shared/members/labels';

/** The differences between token, profile and record, with the act that repairs them. */
export function MismatchAlert({ details }: { details: MemberDetails }) {
  const t = useT();
  const { run, isPending } = useAct();
  const [error, setError] = useState('');
  const { mismatches, member } = details;
  if (mismatches.length === 0) return null;
  const canRepair = mismatches.some(({ isFixedBySync }) => isFixedBySync);
  const repair = () => {
    setError('');
    run({ kind: 'member.sync', args: { uid: member.uid } }).catch((thrown: unknown) =>
      setError(describeThrown(thrown, t)),
    );
  };
  return (
    <Alert
      variant="warning"
      title={t('member.mismatch')}
      action={
        canRepair && (
          <Button size="small" isLoading={isPending} onClick={repair}>
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
        {error && (
          <Text role="alert" tone="danger">
            {error}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}

import type { Act } from '@gschool/admin/contract';
import { FactList, Stack, Text, type Fact } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { CopyButton } from '../CopyButton';
import type { FieldChange } from './describeChange';

interface ActDetailsProps {
  act: Act;
  changes: readonly FieldChange[];
  /** What else was said when it was done. */
  facts: readonly Fact[];
  /** The command that does the same; null if there is none. */
  command: string | null;
}

/** What an act changed, before and after it, and the command that does the same. */
export function ActDetails({ act, changes, facts, command }: ActDetailsProps) {
  const t = useT();
  return (
    <Stack space="3">
      {act.status === 'started' && (
        <Text size="sm" tone="muted">
          {t('log.startedText')}
        </Text>
      )}
      {changes.length + facts.length > 0 && (
        <FactList
          facts={[
            ...changes.map(({ field, before, after }) => ({
              term: field,
              value: t('log.change', { before, after }),
            })),
            ...facts,
          ]}
        />
      )}
      {command !== null && <CopyButton label={t('log.copy')} text={command} />}
    </Stack>
  );
}

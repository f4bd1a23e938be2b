import { Button, Stack, Text, icons } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import * as css from './Account.css';
import { AccountSection } from './AccountSection';
import { DeletionDialog } from './DeletionDialog';
import { DeletionRefusal } from './DeletionRefusal';
import type { Deletion } from './useDeletion';

/** The end of the account: what goes, what stays, and what stands in its way. */
export function DeletionSection({ deletion }: { deletion: Deletion }) {
  const t = useT();
  return (
    <AccountSection title={t('account.deleteTitle')} lead={t('account.deleteLead')} isDangerous>
      <Stack space="5">
        <dl className={css.consequences}>
          <div className={css.fact}>
            <dt>{t('account.deleteGoes')}</dt>
            <dd>{t('account.deleteGoesText')}</dd>
          </div>
          <div className={css.fact}>
            <dt>{t('account.deleteStays')}</dt>
            <dd>{t('account.deleteStaysText')}</dd>
          </div>
        </dl>
        <Text tone="soft">{t('account.deleteFirst')}</Text>
        <DeletionRefusal phase={deletion.phase} onRetry={deletion.start} />
        <div>
          <Button
            variant="danger"
            iconStart={icons.trash}
            isLoading={deletion.phase.is === 'looking'}
            onClick={deletion.start}
          >
            {t('account.delete')}
          </Button>
        </div>
      </Stack>
      <DeletionDialog deletion={deletion} />
    </AccountSection>
  );
}

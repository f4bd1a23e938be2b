import { Button, Stack, Text, icons } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import * as styles from './Account.css';
import { AccountSection } from './AccountSection';
import { DeletionDialog } from './DeletionDialog';
import { DeletionBlockedAlert } from './DeletionBlockedAlert';
import type { Deletion } from './useDeletion';

/** What account deletion removes and keeps, and the button that starts it. */
export function DeletionSection({ deletion }: { deletion: Deletion }) {
  const t = useT();
  return (
    <AccountSection title={t('account.deleteTitle')} lead={t('account.deleteLead')} isDangerous>
      <Stack space="5">
        <dl className={styles.consequences}>
          <div className={styles.fact}>
            <dt>{t('account.deleteGoes')}</dt>
            <dd>{t('account.deleteGoesText')}</dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('account.deleteStays')}</dt>
            <dd>{t('account.deleteStaysText')}</dd>
          </div>
        </dl>
        <Text tone="muted">{t('account.deleteFirst')}</Text>
        <DeletionBlockedAlert phase={deletion.phase} onRetry={deletion.start} />
        <div>
          <Button
            variant="danger"
            iconStart={icons.trash}
            isLoading={deletion.phase.status === 'preparing'}
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

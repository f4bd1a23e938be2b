import { useBreadcrumb } from '@gschool/app';
import { Alert, Button, Container } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { HistoryList } from './history/HistoryList';
import * as styles from './LibraryPage.css';
import type { StaleQuery } from '../../shared/stale/useStaleAge';
import { OfflineNotice } from './OfflineNotice';
import { useTabTitle } from './useTabTitle';

/** The history list has its own notice about old data. */
const noQueries: readonly StaleQuery[] = [];

/**
 * The history, the only part of the library that is open without a subscription
 * (docs/product/access.md#lapsed-members).
 */
export function LapsedHistoryPage() {
  const t = useT();
  const plans = paths.profileTab('subscription', 'library');
  useTabTitle(t('library.history'));
  useBreadcrumb({
    name: t('menu.library'),
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.library') },
      { name: t('library.history'), active: true },
    ],
  });
  return (
    <Container>
      <div className={styles.single}>
        <Alert
          title={t('library.lapsedTitle')}
          action={
            <Button size="small" href={plans}>
              {t('library.lapsedAction')}
            </Button>
          }
        >
          {t('library.lapsed')}
        </Alert>
        <OfflineNotice queries={noQueries} />
        <HistoryList isLocked getHref={() => plans} />
      </div>
    </Container>
  );
}

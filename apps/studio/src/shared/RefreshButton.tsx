import '../i18n/en/shared.messages.json';

import { Button, icons } from '@gschool/ui';

import { useT } from '../i18n/useT';
import * as styles from './titleAction.css';

interface RefreshButtonProps {
  /** Whether data that is shown is read again. */
  isRefreshing: boolean;
  onRefresh: () => unknown;
}

/** Reads the data of a page again. */
export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  const t = useT();
  return (
    <Button
      variant="quiet"
      iconStart={icons.refresh}
      className={styles.button}
      isLoading={isRefreshing}
      onClick={() => void onRefresh()}
    >
      <span className={styles.label}>{t('load.refresh')}</span>
    </Button>
  );
}

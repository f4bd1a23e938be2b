import '../i18n/en/shared.messages.json';

import { Button, icons } from '@gschool/ui';

import { useT } from '../i18n/useT';

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
      isLoading={isRefreshing}
      onClick={() => void onRefresh()}
    >
      {t('load.refresh')}
    </Button>
  );
}

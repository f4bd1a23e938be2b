import '../i18n/en/stale.messages.json';

import { useServices } from '@gschool/data';
import { Button, EmptyState, icons } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../i18n/useT';

/**
 * Replaces a part of the page that needs more than the copy of the member in this browser
 * (docs/product/offline.md#offline-start). The part appears when Firebase answers. The button tries
 * again right away.
 */
export function NeedsNetwork() {
  const t = useT();
  const { session } = useServices();
  const [isLoading, setLoading] = useState(false);
  const retry = async () => {
    setLoading(true);
    await session.renew().catch(() => false);
    setLoading(false);
  };
  return (
    <div role="status">
      <EmptyState
        size="panel"
        icon={icons.offline}
        title={t('stale.needsNetworkTitle')}
        action={
          <Button variant="quiet" isLoading={isLoading} onClick={() => void retry()}>
            {t('stale.retry')}
          </Button>
        }
      >
        {t('stale.needsNetwork')}
      </EmptyState>
    </div>
  );
}

import '../i18n/en/stale.messages.json';

import { EmptyState, icons } from '@gschool/ui';

import { useT } from '../i18n/useT';

/**
 * In place of a part that cannot work from this browser's copy of the member
 * (docs/product.md#offline-start). The part shows up by itself when Firebase answers.
 */
export function NeedsNetwork() {
  const t = useT();
  return (
    <div role="status">
      <EmptyState size="panel" icon={icons.offline} title={t('stale.needsNetworkTitle')}>
        {t('stale.needsNetwork')}
      </EmptyState>
    </div>
  );
}

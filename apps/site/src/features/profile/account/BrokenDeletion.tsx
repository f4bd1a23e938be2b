import { Alert, Button, Inline } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import type { Deletion } from './useDeletion';

/** A deletion that did not come to its end: finish it, or stay. Until then no new profile is made. */
export function BrokenDeletion({ deletion }: { deletion: Deletion }) {
  const t = useT();
  if (!deletion.isBroken) return null;
  return (
    <Alert
      variant="warning"
      title={t('account.brokenTitle')}
      action={
        <Inline space="2">
          <Button
            variant="danger"
            size="small"
            isLoading={deletion.phase.is === 'looking'}
            onClick={deletion.start}
          >
            {t('account.brokenFinish')}
          </Button>
          <Button variant="quiet" size="small" onClick={deletion.stay}>
            {t('account.deleteKeep')}
          </Button>
        </Inline>
      }
    >
      {t('account.brokenText')}
    </Alert>
  );
}

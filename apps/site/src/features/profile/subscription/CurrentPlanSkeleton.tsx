import { Card, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../../i18n/useT';

/** A placeholder for the current plan while it loads. */
export function CurrentPlanSkeleton() {
  const t = useT();
  return (
    <Card padding="large" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack space="5">
        <Skeleton size="h3" width="medium" />
        <Skeleton lines={2} />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
}

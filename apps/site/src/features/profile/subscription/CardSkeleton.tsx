import { Card, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../../i18n/useT';

/** The place of the current plan while it is read. */
export function CardSkeleton() {
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

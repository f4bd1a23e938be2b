import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useTranslate } from '../../i18n/useTranslate';
import type { PlanMessageId } from '../../i18n/sharedMessages';

/** The placeholder of two plans while they load. */
export function PlansSkeleton({ className }: { className?: string | undefined }) {
  const t = useTranslate<PlanMessageId>();
  return (
    <Grid column="large" className={className} aria-busy="true">
      <VisuallyHidden role="status">{t('plans.loading')}</VisuallyHidden>
      {[0, 1].map((at) => (
        <Card key={at} padding="large">
          <Stack space="5">
            <Skeleton size="h3" width="short" />
            <Skeleton size="h1" width="medium" />
            <Skeleton shape="button" />
            <Skeleton lines={4} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

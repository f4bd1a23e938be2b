import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './PlansSkeleton.css';

/** The place of two plans while they are read. */
export function PlansSkeleton() {
  const t = useT();
  return (
    <Grid column="large" className={css.waiting} aria-busy="true">
      <VisuallyHidden role="status">{t('plans.loading')}</VisuallyHidden>
      {[0, 1].map((n) => (
        <Card key={n} padding="large">
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

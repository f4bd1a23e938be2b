import { Container, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './WatchPage.css';

/** The shape of a class's page while it loads. */
export function WatchSkeleton() {
  const t = useT();
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={css.stage}>
        <div className={css.film}>
          <Skeleton shape="block" ratio="wide" />
        </div>
      </div>
      <Container>
        <div className={css.below}>
          <Stack space="4">
            <Skeleton size="h2" width="medium" />
            <Skeleton width="full" />
            <Skeleton width="long" />
          </Stack>
        </div>
      </Container>
    </div>
  );
}

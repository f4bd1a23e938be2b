import { Container, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './WatchPage.css';

/** A placeholder for the page of a class while it loads. */
export function WatchSkeleton() {
  const t = useT();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={styles.stage}>
        <div className={styles.player}>
          <Skeleton shape="block" ratio="wide" />
        </div>
      </div>
      <Container>
        <div className={styles.below}>
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

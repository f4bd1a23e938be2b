import { CardGridSkeleton, Container, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as layoutStyles from '../layout.css';
import * as styles from './ClassGrid.css';

/** A placeholder for a page with a class grid while it loads. */
export function GridSkeleton() {
  const t = useT();
  return (
    <Container aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack space="5" className={layoutStyles.pageBlock}>
        <div className={styles.toolbar}>
          <Skeleton size="h3" width="short" />
          <Skeleton shape="button" />
        </div>
        <div className={styles.columns}>
          <div className={styles.skeletonPanel}>
            <Skeleton lines={6} size="md" />
          </div>
          <CardGridSkeleton />
        </div>
      </Stack>
    </Container>
  );
}

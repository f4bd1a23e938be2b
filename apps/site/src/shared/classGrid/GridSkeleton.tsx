import { CardGridSkeleton, Container, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { pageBlock } from '../layout.css';
import * as css from './ClassGrid.css';

/** The place of a page that is a grid of classes, while they are on their way. */
export function GridSkeleton() {
  const t = useT();
  return (
    <Container aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack space="5" className={pageBlock}>
        <div className={css.toolbar}>
          <Skeleton size="h3" width="short" />
          <Skeleton shape="button" />
        </div>
        <div className={css.columns}>
          <div className={css.still}>
            <Skeleton lines={6} size="md" />
          </div>
          <CardGridSkeleton />
        </div>
      </Stack>
    </Container>
  );
}

import { Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './EventPage.css';

export function EventSkeleton() {
  const t = useT();
  return (
    <div className={styles.event} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" ratio="wide" />
      <Stack space="4">
        <Skeleton size="h3" width="medium" />
        <Skeleton size="md" width="long" />
        <Skeleton size="md" width="long" />
        <Skeleton shape="button" />
      </Stack>
    </div>
  );
}

import { Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './ProductPage.css';

/** The product page while it loads. */
export function ProductSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('products.loading')}</VisuallyHidden>
      <div className={styles.columns}>
        <Skeleton shape="block" ratio="square" />
        <Stack space="5">
          <Skeleton size="h1" width="long" />
          <Skeleton size="lg" width="short" />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      </div>
    </div>
  );
}

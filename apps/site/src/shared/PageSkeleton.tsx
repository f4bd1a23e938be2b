import {
  CarouselSkeleton,
  Container,
  FeaturedHeroSkeleton,
  Stack,
  VisuallyHidden,
} from '@gschool/ui';

import { useT } from '../i18n/useT';
import * as styles from './layout.css';

/**
 * A placeholder for a members' page until the session is known. It has the shape of a typical page.
 */
export function PageSkeleton() {
  const t = useT();
  return (
    <Container aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack space="10" className={styles.pageBlock}>
        <FeaturedHeroSkeleton />
        <CarouselSkeleton />
        <CarouselSkeleton />
      </Stack>
    </Container>
  );
}

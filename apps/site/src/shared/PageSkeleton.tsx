import {
  CarouselSkeleton,
  Container,
  FeaturedHeroSkeleton,
  Stack,
  VisuallyHidden,
} from '@gschool/ui';

import { useT } from '../i18n/useT';
import { pageBlock } from './layout.css';

/** What a member's page shows until the session is known: the shape of what mostly comes. */
export function PageSkeleton() {
  const t = useT();
  return (
    <Container aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack space="10" className={pageBlock}>
        <FeaturedHeroSkeleton />
        <CarouselSkeleton />
        <CarouselSkeleton />
      </Stack>
    </Container>
  );
}

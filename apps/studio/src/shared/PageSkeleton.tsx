import { Container, Skeleton, Stack } from '@gschool/ui';

import { useT } from '../i18n/useT';

/** Shown while the session or the code of a page is loading. */
export function PageSkeleton() {
  const t = useT();
  return (
    <Container blockPadding="medium">
      <div role="status" aria-label={t('page.loading')}>
        <Stack space="6">
          <Skeleton size="h1" width="medium" />
          <Skeleton lines={6} />
        </Stack>
      </div>
    </Container>
  );
}

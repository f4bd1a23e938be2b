import { CardGridSkeleton, Skeleton, Stack } from '@gschool/ui';

/** A placeholder for results that are loading. */
export function ResultSkeleton() {
  return (
    <Stack space="5" aria-busy="true">
      <Skeleton size="h3" width="short" />
      <CardGridSkeleton />
    </Stack>
  );
}

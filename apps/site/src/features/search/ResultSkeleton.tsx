import { CardGridSkeleton, Skeleton, Stack } from '@gschool/ui';

/** The place of results that are on their way. */
export function ResultSkeleton() {
  return (
    <Stack space="5" aria-busy="true">
      <Skeleton size="h3" width="short" />
      <CardGridSkeleton />
    </Stack>
  );
}

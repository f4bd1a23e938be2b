import { InstructorCardSkeleton, Skeleton, Stack } from '@gschool/ui';

import * as styles from './InstructorsPage.css';

export function InstructorsSkeleton() {
  return (
    <Stack space="5">
      <Skeleton size="h3" width="short" />
      <div className={styles.people} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <InstructorCardSkeleton key={index} layout="tall" />
        ))}
      </div>
    </Stack>
  );
}

import { FeaturedHeroSkeleton, SeriesCardSkeleton, Stack } from '@gschool/ui';

import * as styles from './SeriesPage.css';

/** A placeholder for the list of series while it loads. */
export function SeriesListSkeleton() {
  return (
    <Stack space="12">
      <FeaturedHeroSkeleton />
      <div className={styles.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <SeriesCardSkeleton key={index} />
        ))}
      </div>
    </Stack>
  );
}

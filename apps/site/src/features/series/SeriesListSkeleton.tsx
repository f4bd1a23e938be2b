import { FeaturedHeroSkeleton, SeriesCardSkeleton, Stack } from '@gschool/ui';

import * as css from './SeriesPage.css';

/** The shape of the list of series. */
export function SeriesListSkeleton() {
  return (
    <Stack space="12">
      <FeaturedHeroSkeleton />
      <div className={css.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <SeriesCardSkeleton key={index} />
        ))}
      </div>
    </Stack>
  );
}

import { Stack, VideoCardSkeleton } from '@gschool/ui';

import { DetailHeroSkeleton } from '../../shared/browse/DetailHeroSkeleton';
import * as css from './SeriesPage.css';

/** The shape of a series' page. */
export function SeriesPageSkeleton() {
  return (
    <Stack space="12">
      <DetailHeroSkeleton />
      <div className={css.columns}>
        <Stack space="8">
          {Array.from({ length: 4 }, (_, index) => (
            <VideoCardSkeleton key={index} layout="row" />
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

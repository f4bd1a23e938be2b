import { Stack, VideoCardSkeleton } from '@gschool/ui';

import { DetailHeroSkeleton } from '../../shared/browse/DetailHeroSkeleton';
import * as styles from './SeriesPage.css';

/** A placeholder for the page of a series while it loads. */
export function SeriesPageSkeleton() {
  return (
    <Stack space="12">
      <DetailHeroSkeleton />
      <div className={styles.columns}>
        <Stack space="8">
          {Array.from({ length: 4 }, (_, index) => (
            <VideoCardSkeleton key={index} layout="row" />
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

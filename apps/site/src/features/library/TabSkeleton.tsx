import {
  CardGrid,
  CardGridSkeleton,
  PlaylistCardSkeleton,
  SeriesCardSkeleton,
  Skeleton,
  Stack,
  VideoCardSkeleton,
  VisuallyHidden,
} from '@gschool/ui';

import type { LibraryTab } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as overviewStyles from './overview/Overview.css';
import * as styles from './Parts.css';

const indexes = [1, 2, 3, 4, 5, 6];

const shape = (tab: LibraryTab) => {
  switch (tab) {
    case 'favorites':
    case 'saved':
      return <CardGridSkeleton count={6} />;
    case 'watchlist':
      return (
        <CardGrid itemSize="wide">
          {indexes.slice(2).map((index) => (
            <SeriesCardSkeleton key={index} />
          ))}
        </CardGrid>
      );
    case 'playlists':
      return (
        <CardGrid>
          {indexes.map((index) => (
            <PlaylistCardSkeleton key={index} />
          ))}
        </CardGrid>
      );
    case 'downloads':
    case 'history':
      return (
        <Stack space="5">
          {indexes.map((index) => (
            <VideoCardSkeleton key={index} layout="row" />
          ))}
        </Stack>
      );
  }
};

/** The skeleton of a tab, in the shape of its content. */
export function TabSkeleton({ tab }: { tab: LibraryTab }) {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {tab === 'favorites' && <div className={overviewStyles.overview} />}
      <div className={styles.head} aria-hidden>
        <div className={styles.skeletonTitle}>
          <Skeleton size="h2" width="full" />
        </div>
      </div>
      {shape(tab)}
    </div>
  );
}

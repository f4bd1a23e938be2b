import { useCatalogue, useLibrary } from '@gschool/data/queries';

import { TabProblem } from '../TabProblem';
import { TabSkeleton } from '../TabSkeleton';
import { SeriesShelf } from './SeriesShelf';

/** The series that a member follows. */
export function WatchlistTab() {
  const library = useLibrary();
  const catalogue = useCatalogue();
  if (library.isPending || catalogue.isPending) return <TabSkeleton tab="watchlist" />;
  if (!library.data || !catalogue.data) {
    return (
      <TabProblem
        error={library.error ?? catalogue.error}
        isRetrying={library.isFetching || catalogue.isFetching}
        onRetry={() => {
          if (!library.data) void library.refetch();
          if (!catalogue.data) void catalogue.refetch();
        }}
      />
    );
  }
  return <SeriesShelf library={library.data} catalogue={catalogue.data} />;
}

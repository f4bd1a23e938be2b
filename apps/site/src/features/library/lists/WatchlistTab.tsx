import { useCatalogue, useLibrary } from '@gschool/data/queries';

import { TabError } from '../TabError';
import { TabSkeleton } from '../TabSkeleton';
import { WatchlistGrid } from './WatchlistGrid';

export function WatchlistTab() {
  const library = useLibrary();
  const catalogue = useCatalogue();
  if (library.isPending || catalogue.isPending) return <TabSkeleton tab="watchlist" />;
  if (!library.data || !catalogue.data) {
    return (
      <TabError
        error={library.error ?? catalogue.error}
        isRetrying={library.isFetching || catalogue.isFetching}
        onRetry={() => {
          if (!library.data) void library.refetch();
          if (!catalogue.data) void catalogue.refetch();
        }}
      />
    );
  }
  return <WatchlistGrid library={library.data} catalogue={catalogue.data} />;
}

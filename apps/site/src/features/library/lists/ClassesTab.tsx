import { useCatalogue, useLibrary } from '@gschool/data/queries';

import { LibraryOverview } from '../overview/LibraryOverview';
import { TabProblem } from '../TabProblem';
import { TabSkeleton } from '../TabSkeleton';
import { ClassShelf } from './ClassShelf';
import type { ClassList } from './shelfWords';

/** Favourites or saved classes; the favourites, which the library opens with, after its overview. */
export function ClassesTab({ list }: { list: ClassList }) {
  const library = useLibrary();
  const catalogue = useCatalogue();
  if (library.isPending || catalogue.isPending) return <TabSkeleton tab={list} />;
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
  return (
    <>
      {list === 'favorites' && <LibraryOverview />}
      <ClassShelf list={list} library={library.data} catalogue={catalogue.data} />
    </>
  );
}

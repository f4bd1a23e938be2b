import { useCatalogue, useLibrary } from '@gschool/data/queries';

import { LibraryOverview } from '../overview/LibraryOverview';
import { TabError } from '../TabError';
import { TabSkeleton } from '../TabSkeleton';
import { ClassListGrid } from './ClassListGrid';
import type { ClassList } from './listMessages';

/** The tab of the favorites or of the saved classes. The favorites start with the overview. */
export function ClassesTab({ list }: { list: ClassList }) {
  const library = useLibrary();
  const catalogue = useCatalogue();
  if (library.isPending || catalogue.isPending) return <TabSkeleton tab={list} />;
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
  return (
    <>
      {list === 'favorites' && (
        <LibraryOverview library={library.data} catalogue={catalogue.data} />
      )}
      <ClassListGrid list={list} library={library.data} catalogue={catalogue.data} />
    </>
  );
}

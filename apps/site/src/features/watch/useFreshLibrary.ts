import { useLibrary } from '@gschool/data/queries';
import { useEffect, useEffectEvent } from 'react';

/** After this time, another device may have a newer position. */
const MAX_AGE_MS = 15_000;

/**
 * The library. It is refetched when a class is opened, since the position may have changed on
 * another device; cached data is shown meanwhile.
 */
export function useFreshLibrary(classId: string): ReturnType<typeof useLibrary> {
  const library = useLibrary();
  const refetchIfOld = useEffectEvent(() => {
    if (library.dataUpdatedAt > 0 && Date.now() - library.dataUpdatedAt > MAX_AGE_MS)
      void library.refetch();
  });
  useEffect(() => refetchIfOld(), [classId]);
  return library;
}

import { useLibrary } from '@gschool/data/queries';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which another device may well have got further. */
const old = 15_000;

/**
 * The library, read anew when a class is opened: the place may have been reached on another
 * device since. What is known is shown meanwhile.
 */
export function useFreshLibrary(classId: string): ReturnType<typeof useLibrary> {
  const library = useLibrary();
  const look = useEffectEvent(() => {
    if (library.dataUpdatedAt > 0 && Date.now() - library.dataUpdatedAt > old)
      void library.refetch();
  });
  useEffect(() => look(), [classId]);
  return library;
}

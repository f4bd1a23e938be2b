import { breakpointUp } from '@gschool/themes';
import { useSyncExternalStore } from 'react';

const query = breakpointUp('lg');

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** True when there is room for a panel beside the grid. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

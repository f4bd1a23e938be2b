import { breakpointUp } from '@gschool/themes';
import { useSyncExternalStore } from 'react';

import { toScreenSide, type Side } from './placement';

const isWide = () => matchMedia(breakpointUp('sm')).matches;

function subscribe(listener: () => void) {
  const query = matchMedia(breakpointUp('sm'));
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The physical side of a panel. On phones, it opens at the top or the bottom. */
export function useScreenSide(side: Side, direction: 'ltr' | 'rtl') {
  const hasRoom = useSyncExternalStore(subscribe, isWide, () => true);
  return toScreenSide(hasRoom || side === 'top' ? side : 'bottom', direction);
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { useScrollPosition } from './useScrollPosition';

/** Restores the scroll position and moves the focus to the new page after a navigation. */
export function usePageNavigation(): void {
  const location = useLocation();
  const { pathname } = location;
  const previous = useRef(pathname);
  useScrollPosition(location, useNavigationType() === 'POP');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { useScrollPosition } from './useScrollPosition';

/**
 * After a navigation, restores the scroll position and moves focus to the new page. The page's
 * title is used as its name, because screen readers announce the name of the element that receives
 * focus.
 */
export function usePageNavigation(): void {
  const location = useLocation();
  const { pathname } = location;
  const previous = useRef(pathname);
  useScrollPosition(location, useNavigationType() === 'POP');

  useEffect(() => {
    const isSame = previous.current === pathname;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (isSame || !main) return;
    const setName = () => {
      // A page that is still loading has no text, and the title is still the previous page's.
      main.ariaLabel = main.innerText === '' ? '' : document.title;
    };
    setName();
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(setName);
    observer.observe(document.querySelector('title')!, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { useScrollPosition } from './useScrollPosition';

/**
 * Moves the focus to the new page. While it is there, the page has its title as its name, because
 * screen readers announce the name of what takes the focus.
 */
function focusPage(): void {
  const main = document.getElementById('main');
  const title = document.querySelector('title');
  if (!main || !title) return;
  const setName = () => main.setAttribute('aria-label', document.title);
  // A page that is still loading has no text, and the title is still that of the last page.
  if (main.innerText !== '') setName();
  const observer = new MutationObserver(setName);
  observer.observe(title, { childList: true });
  const removeName = () => {
    observer.disconnect();
    main.removeAttribute('aria-label');
  };
  main.addEventListener('blur', removeName, { once: true });
  main.focus({ preventScroll: true });
}

/** Restores the scroll position and moves the focus to the new page after a navigation. */
export function usePageNavigation(): void {
  const location = useLocation();
  const { pathname } = location;
  const previous = useRef(pathname);
  useScrollPosition(location, useNavigationType() === 'POP');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusPage();
  }, [pathname]);
}

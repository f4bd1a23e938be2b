import { useEffect, useLayoutEffect, useRef } from 'react';

/** The element that had focus before the most recently opened modal. */
let lastOrigin: Element | null = null;

/**
 * Returns the `onCloseAutoFocus` handler of a modal, which returns focus to the element that had it
 * before. If a link in the modal led to another page, the router has already moved focus to it, and
 * the handler leaves it there, or moves it there again: an open modal takes the focus back.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);
  const outerOrigin = useRef<Element | null>(null);
  const newPage = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Read before the content is mounted, because a field in it with `autoFocus` would be
    // remembered instead.
    origin.current = document.activeElement;
    // A menu that closes while this modal opens also unmounts the button that was pressed.
    outerOrigin.current = origin.current?.closest('[role="dialog"]') ? lastOrigin : null;
    lastOrigin = outerOrigin.current ?? origin.current;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    newPage.current = null;
    // No one can reach the page behind the modal, so only a router moves the focus there.
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main')) newPage.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isOpen]);
  return (event) => {
    // Radix would focus its own trigger, which does not exist here.
    event.preventDefault();
    const { activeElement } = document;
    const content = event.target instanceof Node ? event.target : null;
    const isFree = !activeElement || activeElement === document.body;
    if (isFree || content?.contains(activeElement)) {
      const target = [newPage, origin].find(({ current }) => current?.isConnected) ?? outerOrigin;
      (target.current as HTMLElement | null)?.focus({ preventScroll: true });
    }
  };
}

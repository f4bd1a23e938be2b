import { useLayoutEffect, useRef } from 'react';

/** What had focus before the modal that was opened last. */
let lastOrigin: Element | null = null;

/**
 * The `onCloseAutoFocus` of a modal: it returns focus to what had it before. When a link in the
 * modal led to another page, the router has moved focus already: it is left there.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);
  const outerOrigin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Read before the content is mounted, because a field in it with `autoFocus` would be
    // remembered instead.
    origin.current = document.activeElement;
    // A menu that closes while this modal opens takes the pressed button with it.
    outerOrigin.current = origin.current?.closest('[role="dialog"]') ? lastOrigin : null;
    lastOrigin = outerOrigin.current ?? origin.current;
  }, [isOpen]);
  return (event) => {
    // Radix would focus its own trigger, which does not exist here.
    event.preventDefault();
    const { activeElement } = document;
    const content = event.target instanceof Node ? event.target : null;
    const isFree = !activeElement || activeElement === document.body;
    if (isFree || content?.contains(activeElement)) {
      const target = origin.current?.isConnected ? origin.current : outerOrigin.current;
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    }
  };
}

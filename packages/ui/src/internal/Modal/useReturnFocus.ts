import { useLayoutEffect, useRef } from 'react';

/**
 * The `onCloseAutoFocus` of a modal: it returns the focus to what had it before. When a link
 * in the modal led to another page, the router has moved the focus already: it is left there.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Read before the content is mounted, because a field in it with `autoFocus` would be
    // remembered instead.
    if (isOpen) origin.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    // Radix would focus its own trigger, which does not exist here.
    event.preventDefault();
    const { activeElement } = document;
    const content = event.target instanceof Node ? event.target : null;
    const isFree = !activeElement || activeElement === document.body;
    if (isFree || content?.contains(activeElement)) {
      (origin.current as HTMLElement | null)?.focus({ preventScroll: true });
    }
  };
}

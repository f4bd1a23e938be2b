import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Makes a change, then focuses the element that has the ref. Without this, focus moves to the top
 * of the page when the focused element is replaced.
 */
export function useFocusAfterChange<E extends HTMLElement>(): [
  RefObject<E | null>,
  (change: () => void) => void,
] {
  const target = useRef<E>(null);
  return [
    target,
    (change) => {
      flushSync(change);
      target.current?.focus();
    },
  ];
}

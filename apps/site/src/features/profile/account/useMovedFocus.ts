import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * For what appears in another's place: makes the change, and takes the keyboard to the
 * element that holds the ref then. Otherwise the focus would fall to the top of the page.
 */
export function useMovedFocus<E extends HTMLElement>(): [
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

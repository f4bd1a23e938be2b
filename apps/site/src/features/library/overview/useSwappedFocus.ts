import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** For a button that goes with its press: the one that takes its place gets the focus. */
export function useSwappedFocus(): [
  RefObject<HTMLButtonElement | null>,
  (change: () => void) => void,
] {
  const button = useRef<HTMLButtonElement>(null);
  return [
    button,
    (change) => {
      flushSync(change);
      button.current?.focus();
    },
  ];
}

import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Moves the focus when a pressed button is replaced by another one. Pass the change that replaces
 * it.
 */
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

import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';

function subscribeToVisibility(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
const getIsHidden = () => document.hidden;
const getServerIsHidden = () => false;

/**
 * Whether toasts may count down: not under the pointer, not with the focus inside, and not
 * while nobody sees the page. Also knows where the focus came from.
 *
 * Radix has a pause of its own, which we leave alone: it stays on for good when the last
 * toast is closed under the pointer, because nothing tells it that the pointer has left.
 */
export function useToastPause(hasToasts: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, getIsHidden, getServerIsHidden);
  const root = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element | null>(null);

  const [hadToasts, setHadToasts] = useState(hasToasts);
  if (hadToasts !== hasToasts) {
    setHadToasts(hasToasts);
    if (!hasToasts) {
      // The last one has gone, with the pointer or the focus perhaps still on it.
      setHovered(false);
      setFocused(false);
    }
  }

  useEffect(() => {
    if (hasToasts) return;
    if (!root.current?.contains(document.activeElement)) return;
    if (previousFocus.current?.isConnected)
      (previousFocus.current as HTMLElement).focus({ preventScroll: true });
    else (document.activeElement as HTMLElement).blur();
  }, [hasToasts]);

  return {
    isPaused: isHovered || isFocused || isHidden,
    /** A toast has left: if the pointer is still over another, its next move says so. */
    resetHover: () => setHovered(false),
    /** For an element around all toasts. */
    containerProps: {
      ref: root,
      onPointerEnter: () => setHovered(true),
      onPointerMove: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

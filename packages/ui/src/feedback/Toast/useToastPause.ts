import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
} from 'react';

function subscribeToVisibility(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
const getIsHidden = () => document.hidden;
const getServerIsHidden = () => false;

/**
 * Pauses the timers of toasts while they are hovered or focused and while the page is hidden. Also
 * returns focus after the last toast.
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
      // The last toast may have been removed while it was hovered or had focus.
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

  const resetHover = useCallback(() => setHovered(false), []);

  return {
    isPaused: isHovered || isFocused || isHidden,
    /**
     * Call this after a toast was removed. If the pointer is over another toast, its next move sets
     * the hover state.
     */
    resetHover,
    /** Props for the element around all toasts. */
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

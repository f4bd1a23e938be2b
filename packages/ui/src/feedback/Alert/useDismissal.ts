import { useRef, type FocusEvent } from 'react';

/**
 * When a message is dismissed, returns focus to the element that had it before, so that focus is
 * not lost.
 */
export function useDismissal(onDismiss: (() => void) | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  return {
    rootProps: {
      ref: root,
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
        if (currentTarget.contains(relatedTarget)) return;
        previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      },
    },
    dismiss() {
      const hadFocus = root.current?.contains(document.activeElement);
      if (hadFocus && previousFocus.current?.isConnected)
        previousFocus.current.focus({ preventScroll: true });
      onDismiss?.();
    },
  };
}

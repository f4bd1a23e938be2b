import { useIsHistoryStep } from '@gschool/app/routes';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * The largest distance between the top of the screen and the head of the grid, as a share of the
 * screen's height. Then the first cards are visible.
 */
const MAX_TOP_FRACTION = 0.4;

/**
 * Scrolls to the head of the grid after a new choice if the head is off the screen. If the focused
 * button was removed ("Clear all"), the heading gets focus. Back and Forward restore the scroll
 * position that they had.
 */
export function useScrollToGrid(
  grid: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  /** Identifies the selection and order of the cards on the page. */
  selectionKey: string,
): void {
  const last = useRef(selectionKey);
  const focused = useRef<EventTarget>(null);
  const isHistoryStep = useIsHistoryStep();
  useEffect(() => {
    const section = grid.current;
    const onFocusIn = ({ target }: FocusEvent) => (focused.current = target);
    section?.addEventListener('focusin', onFocusIn);
    return () => section?.removeEventListener('focusin', onFocusIn);
  }, [grid]);
  useEffect(() => {
    if (last.current === selectionKey) return;
    last.current = selectionKey;
    if (isHistoryStep) return;
    const { top = 0 } = grid.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight * MAX_TOP_FRACTION) grid.current?.scrollIntoView();
    const isFocusLost = focused.current instanceof Element && !focused.current.isConnected;
    if (isFocusLost && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [grid, heading, selectionKey, isHistoryStep]);
}

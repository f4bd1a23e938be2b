import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** How far down the screen a grid's head may stand for its first cards to be in sight. */
const LOW = 0.4;

/**
 * Another choice is another list: it is looked at from its beginning. Where the head of the grid
 * has left the screen (or rows above it have come back), the page goes there; else nothing moves.
 * A button that went with the choice ("Clear all") leaves its focus to the grid's heading. Back
 * and Forward return to where the page was left, which is not for the grid to change.
 */
export function useGridInView(
  grid: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  /** What the cards on the page are narrowed and ordered by. */
  choice: string,
): void {
  const last = useRef(choice);
  const focused = useRef<EventTarget>(null);
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const section = grid.current;
    const keep = ({ target }: FocusEvent) => (focused.current = target);
    section?.addEventListener('focusin', keep);
    return () => section?.removeEventListener('focusin', keep);
  }, [grid]);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    if (isReturn) return;
    const { top = 0 } = grid.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight * LOW) grid.current?.scrollIntoView();
    const isLost = focused.current instanceof Element && !focused.current.isConnected;
    if (isLost && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [grid, heading, choice, isReturn]);
}

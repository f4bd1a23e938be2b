import { useEffect, useRef, type RefObject } from 'react';

/** How far down the screen a grid's head may stand for its first cards to be in sight. */
const LOW = 0.4;

/**
 * Another choice is another list: it is looked at from its beginning. Where the head of the grid
 * has left the screen (or rows above it have come back), the page goes there; else nothing moves.
 */
export function useGridInView(grid: RefObject<HTMLElement | null>, choice: string): void {
  const last = useRef(choice);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    const { top = 0 } = grid.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight * LOW) grid.current?.scrollIntoView();
  }, [grid, choice]);
}

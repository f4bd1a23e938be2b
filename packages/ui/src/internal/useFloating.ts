import { useState } from 'react';

import { pageDirection, type Side } from './placement';
import { useScreenSide } from './useScreenSide';

interface FloatingChoice {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * What hangs on a button: open as the app or as itself decides, and at a side of the screen.
 * The direction of the page is read when it opens, so that a switch renders nothing.
 */
export function useFloating(side: Side, { isOpen: given, onOpenChange }: FloatingChoice) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = given ?? isOwnOpen;
  const direction = isOpen ? pageDirection() : 'ltr';
  const placedSide = useScreenSide(side, direction);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return { isOpen, direction, placedSide, change } as const;
}

/** Its distance from the button and from the edges of the screen, in px. */
export const roomAround = (hasArrow: boolean) =>
  ({ sideOffset: hasArrow ? 2 : 6, arrowPadding: 20, collisionPadding: 8 }) as const;

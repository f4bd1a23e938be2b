import { useState } from 'react';

import { useOverlayContainer } from './OverlayContainer';
import { getPageDirection, type Side } from './placement';
import { useScreenSide } from './useScreenSide';

interface FloatingOptions {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * The state and position of a panel that is anchored to a button. `isOpen` makes it controlled. The
 * direction of the page is read when the panel opens, so that a change of direction causes no
 * render.
 */
export function useFloating(side: Side, { isOpen: controlledOpen, onOpenChange }: FloatingOptions) {
  const [uncontrolledOpen, setUncontrolledOpen] = useState(false);
  const isOpen = controlledOpen ?? uncontrolledOpen;
  const direction = isOpen ? getPageDirection() : 'ltr';
  const placedSide = useScreenSide(side, direction);
  const { portalProps, isPicture } = useOverlayContainer();
  const change = (next: boolean) => {
    if (isPicture) return;
    setUncontrolledOpen(next);
    onOpenChange?.(next);
  };
  return { isOpen, direction, placedSide, change, portalProps, isPicture } as const;
}

/**
 * Distances from the button and from the edges of the screen, in px. A picture can be anywhere on
 * the page, so it does not flip at the edges of the screen.
 */
export const getFloatingOffsets = (hasArrow: boolean, isPicture: boolean) =>
  ({
    sideOffset: hasArrow ? 2 : 6,
    arrowPadding: 20,
    collisionPadding: 8,
    avoidCollisions: !isPicture,
  }) as const;

import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

import type { Command } from './keyboard';
import type { ControlsVisibility } from '../controls/useControlsVisibility';

const DOUBLE_TAP_MS = 300;

/** The fraction of the width on each side that reacts to a double tap. */
const SIDE_FRACTION = 0.35;

/**
 * With a mouse, a click plays or pauses and a double click toggles full screen. On touch screens, a
 * tap shows or hides the controls, and two taps on a side skip ten seconds; each further tap skips
 * ten more.
 */
export const useGestures = (
  run: (command: Command) => void,
  { isVisible, rest }: ControlsVisibility,
) => {
  const lastTap = useRef(-Infinity);
  const isTouch = useRef(false);
  const wasVisible = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    // Runs before the frame shows the controls for the same tap.
    onPointerDownCapture: () => {
      wasVisible.current = isVisible;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      isTouch.current = event.pointerType === 'touch';
      // A second finger is part of another gesture, such as a tap with two fingers.
      if (!isTouch.current || !event.isPrimary) return;
      const isDouble = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
      lastTap.current = event.timeStamp;
      const { x, width } = event.currentTarget.getBoundingClientRect();
      const at = (event.clientX - x) / width;
      clearTimeout(timer.current);
      if (isDouble && (at < SIDE_FRACTION || at > 1 - SIDE_FRACTION)) {
        run({ type: 'seekBy', seconds: at < 0.5 ? -10 : 10 });
      } else if (wasVisible.current) timer.current = setTimeout(rest, DOUBLE_TAP_MS);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.currentTarget.parentElement?.focus({ preventScroll: true });
      if (!isTouch.current) run({ type: 'toggle' });
    },
    onDoubleClick: () => {
      if (!isTouch.current) run({ type: 'fullscreen' });
    },
  };
};

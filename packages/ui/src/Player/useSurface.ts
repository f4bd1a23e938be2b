import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Command } from './keyboard';

const doubleTapMs = 300;

/**
 * A mouse's click plays and pauses, its double click fills the screen. A finger's tap
 * only wakes the controls; two taps on a side skip ten seconds.
 */
export const useSurface = (run: (command: Command) => void) => {
  const lastTap = useRef(0);
  const wasTouch = useRef(false);
  return {
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      wasTouch.current = event.pointerType === 'touch';
      if (!wasTouch.current) return;
      const isDouble = event.timeStamp - lastTap.current < doubleTapMs;
      lastTap.current = event.timeStamp;
      const { x, width } = event.currentTarget.getBoundingClientRect();
      const at = (event.clientX - x) / width;
      if (isDouble && (at < 0.35 || at > 0.65))
        run({ type: 'seekBy', seconds: at < 0.5 ? -10 : 10 });
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.currentTarget.parentElement?.focus({ preventScroll: true });
      if (!wasTouch.current) run({ type: 'toggle' });
    },
    onDoubleClick: () => {
      if (!wasTouch.current) run({ type: 'fullscreen' });
    },
  };
};

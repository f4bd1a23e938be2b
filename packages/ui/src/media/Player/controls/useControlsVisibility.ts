import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const HIDE_DELAY_MS = 3000;

/** Whether the controls are visible, and a function that hides them. */
export interface ControlsVisibility {
  isVisible: boolean;
  /** Hides the controls now, unless one of them is in use. */
  rest: () => void;
}

/**
 * Hides the controls after three seconds without activity while the video plays, never while one is
 * in use.
 */
export const useControlsVisibility = (
  frame: RefObject<HTMLElement | null>,
  isPlaying: boolean,
): ControlsVisibility => {
  const [isAwake, setAwake] = useState(true);
  const sleepNow = useRef<() => void>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element || !isPlaying) return;
    let timer: ReturnType<typeof setTimeout>;
    const sleep = () => {
      if (element.querySelector(':focus-visible, [aria-expanded="true"], [role="dialog"]')) wake();
      else setAwake(false);
    };
    const wake = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(sleep, HIDE_DELAY_MS);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') sleep();
    };
    sleepNow.current = sleep;
    wake();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) element.addEventListener(name, wake);
    element.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      sleepNow.current = undefined;
      for (const name of events) element.removeEventListener(name, wake);
      element.removeEventListener('pointerleave', leave);
    };
  }, [frame, isPlaying]);

  const rest = useCallback(() => sleepNow.current?.(), []);
  return { isVisible: isAwake || !isPlaying, rest };
};

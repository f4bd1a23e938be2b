import { useEffect, useState, type RefObject } from 'react';

const restMs = 3000;

/** Controls hide after three seconds of rest while the film plays, never under a keyboard's focus. */
export const useControlsVisible = (
  frame: RefObject<HTMLElement | null>,
  isPlaying: boolean,
): boolean => {
  const [isAwake, setAwake] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element || !isPlaying) return;
    let timer: ReturnType<typeof setTimeout>;
    const sleep = () => {
      if (element.querySelector(':focus-visible, [aria-expanded="true"]')) wake();
      else setAwake(false);
    };
    const wake = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(sleep, restMs);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') sleep();
    };
    wake();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) element.addEventListener(name, wake);
    element.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      for (const name of events) element.removeEventListener(name, wake);
      element.removeEventListener('pointerleave', leave);
    };
  }, [frame, isPlaying]);

  return isAwake || !isPlaying;
};

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { getPressedKey } from '../../internal/getPressedKey';

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

/** Scrolls only the box: `scrollIntoView` would also move the page. */
export function scrollInBox(box: HTMLElement, element: Element): void {
  const { top } = element.getBoundingClientRect();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollTo({
    top: box.scrollTop + top - box.getBoundingClientRect().top - box.clientHeight / 3,
    behavior: isCalm ? 'instant' : 'smooth',
  });
}

interface FollowState {
  box: RefObject<HTMLDivElement | null>;
  isFollowing: boolean;
  setFollowing: (isFollowing: boolean) => void;
  /**
   * Event handlers of the box. Scrolling, moving through it by keyboard and selecting text count as
   * reading.
   */
  handlers: {
    onWheel: () => void;
    onTouchMove: () => void;
    onPointerDown: (event: { target: EventTarget; currentTarget: EventTarget }) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
  };
}

/** Keeps the current paragraph visible in its box until the reader scrolls or moves in the box. */
export function useFollow(currentIndex: number): FollowState {
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  useEffect(() => {
    if (!isFollowing) return;
    // Reading the sizes right here would lay the page out once more; the frame does it anyway.
    const frame = requestAnimationFrame(() => {
      const current = box.current?.querySelector('[aria-current]');
      if (box.current && current) scrollInBox(box.current, current);
    });
    return () => cancelAnimationFrame(frame);
  }, [isFollowing, currentIndex]);
  const stop = () => setFollowing(false);
  return {
    box,
    isFollowing,
    setFollowing,
    handlers: {
      onWheel: stop,
      onTouchMove: stop,
      // A press on the scrollbar has the box as its target.
      onPointerDown: (event) => event.target === event.currentTarget && stop(),
      onKeyDown: (event) => scrollKeys.includes(getPressedKey(event)) && isOnText(event) && stop(),
      onFocus: (event) => event.target.matches(':focus-visible') && stop(),
    },
  };
}

/** Space presses a button instead of scrolling. */
const isOnText = (event: KeyboardEvent): boolean =>
  getPressedKey(event) !== ' ' || !(event.target instanceof HTMLButtonElement);

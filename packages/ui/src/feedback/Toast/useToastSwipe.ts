import { useRef, type PointerEvent } from 'react';

import { toPropertyName } from '../../internal/toPropertyName';
import * as styles from './ToastCard.css';

/** How far a toast has to be moved to close it, in pixels. */
const CLOSE_DISTANCE = 50;
/** How far the pointer moves before the toast follows it, in pixels. A finger is less precise. */
const START_DISTANCE = { touch: 10, other: 2 };

interface Swipe {
  item: HTMLElement;
  x: number;
  y: number;
  /** The direction of the end side: 1 for right, -1 for left. */
  direction: 1 | -1;
  /** How far the toast was moved; undefined until it follows the pointer. */
  distance?: number;
}

const swipeProperty = toPropertyName(styles.swipeX);

/**
 * Closes a toast that is swiped to the end side. Returns the props for the list. The state of a
 * swipe is only in the DOM, so that no component has to render for it.
 */
export function useToastSwipe(onSwipe: (id: string) => void) {
  const swipe = useRef<Swipe | null>(null);

  const end = (isCanceled: boolean) => {
    const ended = swipe.current;
    swipe.current = null;
    if (ended?.distance === undefined) return;
    const { item, distance } = ended;
    // The click that ends a swipe must not press the element below it.
    item.addEventListener('click', preventDefault, { once: true, capture: true });
    setTimeout(() => item.removeEventListener('click', preventDefault, true));
    if (!isCanceled && distance >= CLOSE_DISTANCE) {
      item.dataset['swipe'] = 'end';
      onSwipe(item.dataset['toast'] ?? '');
    } else {
      item.dataset['swipe'] = 'cancel';
      item.style.removeProperty(swipeProperty);
    }
  };

  return {
    onPointerDown: ({ target, button, clientX, clientY }: PointerEvent) => {
      const item = (target as Element).closest<HTMLElement>('[data-toast]');
      if (!item || button !== 0) return;
      const isRtl = getComputedStyle(item).direction === 'rtl';
      swipe.current = { item, x: clientX, y: clientY, direction: isRtl ? -1 : 1 };
    },
    onPointerMove: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      const current = swipe.current;
      if (!current) return;
      const { item, direction } = current;
      const distance = Math.max(0, (clientX - current.x) * direction);
      if (current.distance === undefined) {
        const start = START_DISTANCE[pointerType === 'touch' ? 'touch' : 'other'];
        const isSideways = distance > Math.abs(clientY - current.y);
        if (isSideways && distance > start) item.setPointerCapture(pointerId);
        else {
          const moved = Math.max(Math.abs(clientX - current.x), Math.abs(clientY - current.y));
          // A movement in any other direction is a scroll.
          if (moved > start) swipe.current = null;
          return;
        }
      }
      current.distance = distance;
      item.dataset['swipe'] = 'move';
      item.style.setProperty(swipeProperty, `${distance * direction}px`);
    },
    onPointerUp: () => end(false),
    onPointerCancel: () => end(true),
  };
}

const preventDefault = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

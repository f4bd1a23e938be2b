import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import { toPropertyName } from '../../internal/toPropertyName';
import { clampShare, getNextShare, getShareAt } from './shares';
import * as styles from './SplitView.css';

const directionOf = (element: Element) => getComputedStyle(element).direction;

/**
 * The share of the first pane, in percent, the handlers of the separator, and a ref for the view.
 * While it is dragged, only a style changes, so the panes render nothing.
 */
export function useSeparator(initial: number, onChange: ((share: number) => void) | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => clampShare(initial));
  const dragged = useRef<number | undefined>(undefined);

  const show = (next: number) =>
    view.current?.style.setProperty(toPropertyName(styles.share), `${next}%`);
  useLayoutEffect(() => {
    view.current?.style.setProperty(toPropertyName(styles.share), `${share}%`);
  }, [share]);

  const change = (next: number) => {
    setShare(next);
    if (next !== share) onChange?.(next);
  };
  const end = () => {
    delete view.current?.dataset['dragging'];
    if (dragged.current !== undefined) change(dragged.current);
    dragged.current = undefined;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !view.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      view.current.dataset['dragging'] = '';
      dragged.current = share;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (dragged.current === undefined || !view.current) return;
      const box = view.current.getBoundingClientRect();
      dragged.current = getShareAt(clientX, box, directionOf(view.current));
      show(dragged.current);
    },
    // Also after the browser has canceled the gesture.
    onLostPointerCapture: end,
    onDoubleClick: () => change(clampShare(50)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = getNextShare(getPressedKey(event), share, {
        direction: directionOf(event.currentTarget),
        isLarge: event.shiftKey,
      });
      if (next === undefined) return;
      event.preventDefault();
      change(next);
    },
  };
  return { view, share, handlers };
}

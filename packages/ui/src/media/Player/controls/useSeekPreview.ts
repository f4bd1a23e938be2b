import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';

/**
 * The tooltip over the timeline: with a mouse, it shows the time under the pointer; with touch or
 * keys, the new position.
 */
export const useSeekPreview = (time: number, duration: number) => {
  const bar = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [isMoving, setMoving] = useState(false);
  const shown = hovered ?? (isMoving ? time : null);

  useLayoutEffect(() => {
    if (shown === null || !bar.current || !tip.current || !duration) return;
    const width = bar.current.clientWidth;
    const half = tip.current.offsetWidth / 2;
    const x = Math.max(half, Math.min(width - half, (shown / duration) * width));
    tip.current.style.transform = `translateX(${x - half}px)`;
  }, [shown, duration]);

  return {
    bar,
    tip,
    /** Seconds; null while nothing is shown. */
    shown,
    barProps: {
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (event.pointerType === 'touch' || !duration) return;
        const box = event.currentTarget.getBoundingClientRect();
        const at = Math.max(0, Math.min(1, (event.clientX - box.x) / box.width));
        setHovered(Math.floor(at * duration));
      },
      onPointerLeave: () => setHovered(null),
    },
    rangeProps: {
      onPointerDown: () => setMoving(true),
      onPointerUp: () => setMoving(false),
      onPointerCancel: () => setMoving(false),
      onKeyDown: () => setMoving(true),
      onBlur: () => setMoving(false),
    },
  };
};

import { useEffect, useRef, useState } from 'react';

/**
 * Whether the slides advance. `auto` started with the page and pauses on hover and focus; `asked`
 * was started with the play button and does not pause.
 */
export type Rotation = 'auto' | 'asked' | 'stopped';

/** The current slide and the functions that change it. */
export const useSlides = (count: number, isAutomatic: boolean) => {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [rotation, setRotation] = useState<Rotation>(isAutomatic ? 'auto' : 'stopped');
  const [isMovedByHand, setIsMovedByHand] = useState(false);
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setIndex([...list.children].indexOf(shown.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    const handleVisibilityChange = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
  }, []);

  /** Shows a slide; the first one follows the last one. Scrolls only the track, never the page. */
  const show = (requested: number) => {
    const next = (requested + count) % count;
    const slide = track.current?.children[next] as HTMLElement | undefined;
    // Scrolls smoothly to a neighbor (`scroll-behavior` in the style sheet) and jumps over longer distances.
    const behavior = Math.abs(next - index) > 1 ? 'instant' : 'auto';
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior });
  };

  /** The visitor took control: stops the rotation and announces slides. */
  const takeOver = () => {
    setRotation('stopped');
    setIsMovedByHand(true);
  };

  return {
    track,
    index,
    rotation,
    isHidden,
    isMovedByHand,
    takeOver,
    show,
    showByHand: (next: number) => {
      takeOver();
      show(next);
    },
    toggle: () => {
      setIsMovedByHand(false);
      setRotation(rotation === 'stopped' ? 'asked' : 'stopped');
    },
    stop: () => setRotation('stopped'),
  };
};

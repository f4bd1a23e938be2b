import { useEffect, useState, type RefObject } from 'react';

/**
 * True once the element has come within `margin` of the viewport. `margin` is a CSS length or a
 * percentage of the viewport.
 */
export function useIsNearViewport(ref: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isNear;
}

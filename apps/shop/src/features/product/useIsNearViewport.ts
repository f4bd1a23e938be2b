import { useEffect, useState, type RefObject } from 'react';

/** True once a place has come within a screen of what is seen, and from then on. */
export function useIsNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}

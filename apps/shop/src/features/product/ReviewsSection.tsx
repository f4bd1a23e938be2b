import { lazyComponent } from '@gschool/app/routes';
import type { Product } from '@gschool/domain';
import { useRef, useEffect, useState, type RefObject } from 'react';

import { withMessages } from '../../i18n/i18n';

const Reviews = lazyComponent(() =>
  import('./Reviews').then(withMessages).then((module) => module.Reviews),
);

/** Loads the reviews when they are near the viewport. Renders nothing if there are none. */
export function ReviewsSection({ product }: { product: Product }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(ref);
  if (!product.rating) return null;
  return (
    <div ref={ref} id="reviews">
      {isNear && <Reviews product={product} rating={product.rating} />}
    </div>
  );
}

/** True once the element has been within one screen of the viewport. */
function useIsNearViewport(ref: RefObject<HTMLElement | null>): boolean {
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

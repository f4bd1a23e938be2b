import { lazyComponent } from '@gschool/app/routes';
import type { Product } from '@gschool/domain';
import { useEffect, useRef, useState } from 'react';

import { withMessages } from '../../i18n/i18n';

const Reviews = lazyComponent(() =>
  import('./Reviews').then(withMessages).then((module) => module.Reviews),
);

/** Loads the reviews when they are within one screen of the viewport. Empty without reviews. */
export function ReviewsSection({ product }: { product: Product }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Rendered only when loaded: while it loads, a selected option would appear late.
        void Reviews.preload().then(() => setLoaded(true));
      },
      { rootMargin: '100%' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  if (!product.rating) return null;
  return (
    <div ref={ref} id="reviews">
      {isLoaded && <Reviews product={product} rating={product.rating} />}
    </div>
  );
}

import { useIsNearViewport } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import type { Product } from '@gschool/domain';
import { useRef } from 'react';

import { withMessages } from '../../i18n/i18n';

const Reviews = lazyComponent(() =>
  import('./Reviews').then(withMessages).then((module) => module.Reviews),
);

/** Loads the reviews when they are near the viewport. Renders nothing if there are none. */
export function ReviewsSection({ product }: { product: Product }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(ref, '100%');
  if (!product.rating) return null;
  return (
    <div ref={ref} id="reviews">
      {isNear && <Reviews product={product} rating={product.rating} />}
    </div>
  );
}

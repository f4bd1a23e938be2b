import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/wishlist.messages.json';

import { useProducts, useWishlist } from '@gschool/data/shop';
import type { Product } from '@gschool/domain';
import { Button, EmptyState, icons, Stack, Text, VisuallyHidden } from '@gschool/ui';
import { useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { ProductGrid, ProductGridSkeleton } from '../../shared/products/ProductGrid';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import * as styles from './Wishlist.css';

/** `/merchandise/wishlist`: the saved products, latest first. */
export function WishlistPage() {
  const t = useT();
  const products = useProducts();
  const { isReady } = useWishlist();
  useShopBreadcrumb({
    name: t('wishlist.title'),
    variant: 'task',
  });
  if (!isReady) return <ProductGridSkeleton count={4} />;
  return (
    <QueryResult query={products} skeleton={<ProductGridSkeleton count={4} />}>
      {(all) => <WishlistProducts all={all} />}
    </QueryResult>
  );
}

function WishlistProducts({ all }: { all: readonly Product[] }) {
  const t = useT();
  const wishlist = useWishlist();
  const ref = useRef<HTMLDivElement>(null);
  const [clearedIds, setClearedIds] = useState<readonly string[] | null>(null);
  const products = wishlist.ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const count = t('wishlist.count', { count: products.length });
  const clear = () => {
    setClearedIds(wishlist.ids);
    for (const id of wishlist.ids) wishlist.toggle(id);
    ref.current?.focus();
  };
  const restore = () => {
    // `toggle` adds to the front, so the last product is restored first.
    for (const id of (clearedIds ?? []).toReversed()) if (!wishlist.has(id)) wishlist.toggle(id);
    setClearedIds(null);
    ref.current?.focus();
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles.region}>
      <Stack space="6">
        <div className={styles.bar}>
          {/* The empty state says the same, but only this is announced. */}
          <div role="status">
            {products.length > 0 ? (
              <Text tone="muted">{count}</Text>
            ) : (
              <VisuallyHidden>{count}</VisuallyHidden>
            )}
          </div>
          {products.length > 0 && (
            <Button variant="plain" size="small" iconStart={icons.trash} onClick={clear}>
              {t('wishlist.clear')}
            </Button>
          )}
          {products.length === 0 && clearedIds && clearedIds.length > 0 && (
            <Button variant="quiet" size="small" onClick={restore}>
              {t('wishlist.restore')}
            </Button>
          )}
        </div>
        {products.length === 0 ? (
          <EmptyState
            icon={icons.heart}
            title={t('wishlist.emptyTitle')}
            action={<Button href={paths.shop}>{t('wishlist.browse')}</Button>}
          >
            {t('wishlist.empty')}
          </EmptyState>
        ) : (
          <ProductGrid products={products} headingLevel={2} label={t('wishlist.title')} />
        )}
      </Stack>
    </div>
  );
}

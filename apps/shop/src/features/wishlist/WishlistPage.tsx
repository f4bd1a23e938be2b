import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/wishlist.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { useProducts, useWishlist } from '@gschool/data/shop';
import type { Product } from '@gschool/domain';
import { Button, EmptyState, icons, Stack, Text } from '@gschool/ui';
import { useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { Reading } from '../../shared/QueryResult';
import { TileGrid, TileGridSkeleton } from '../../shared/products/ProductGrid';
import * as css from './Wishlist.css';

/** `/merchandise/wishlist`: what somebody wants to remember, the last one first. */
export function WishlistPage() {
  const t = useT();
  const products = useProducts();
  const { isReady } = useWishlist();
  useBreadcrumb({
    name: t('wishlist.title'),
    items: [
      { name: t('nav.merchandise'), href: paths.shop },
      { name: t('wishlist.title'), active: true },
    ],
  });
  if (!isReady) return <TileGridSkeleton count={4} />;
  return (
    <Reading query={products} waiting={<TileGridSkeleton count={4} />}>
      {(all) => <Wishes all={all} />}
    </Reading>
  );
}

function Wishes({ all }: { all: readonly Product[] }) {
  const t = useT();
  const wishlist = useWishlist();
  const place = useRef<HTMLDivElement>(null);
  const [emptied, setEmptied] = useState<readonly string[] | null>(null);
  const wished = wishlist.ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const clear = () => {
    setEmptied(wishlist.ids);
    for (const id of wishlist.ids) wishlist.toggle(id);
    place.current?.focus();
  };
  const restore = () => {
    // Put on from the last one back: the first of them ends in front again.
    for (const id of (emptied ?? []).toReversed()) if (!wishlist.has(id)) wishlist.toggle(id);
    setEmptied(null);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Stack space="6">
        <div className={css.bar}>
          <Text role="status" tone="soft">
            {t('wishlist.count', { count: wished.length })}
          </Text>
          {wished.length > 0 && (
            <Button variant="plain" size="small" iconStart={icons.trash} onClick={clear}>
              {t('wishlist.clear')}
            </Button>
          )}
          {wished.length === 0 && emptied && emptied.length > 0 && (
            <Button variant="quiet" size="small" onClick={restore}>
              {t('wishlist.restore')}
            </Button>
          )}
        </div>
        {wished.length === 0 ? (
          <EmptyState
            icon={icons.heart}
            title={t('wishlist.emptyTitle')}
            action={<Button href={paths.shop}>{t('wishlist.browse')}</Button>}
          >
            {t('wishlist.empty')}
          </EmptyState>
        ) : (
          <TileGrid products={wished} headingLevel={2} label={t('wishlist.title')} />
        )}
      </Stack>
    </div>
  );
}

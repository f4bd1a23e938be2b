import '../../i18n/en/shopping.messages.json';

import { useWishlist } from '@gschool/data/shop';
import { isNewProduct, getOptionValues, getPriceSummary, type Product } from '@gschool/domain';
import { AddToCart, Button, ProductCard, Rating, useIsHydrated, WishlistToggle } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import { getSwatch } from '../../content/swatches';
import { useT } from '../../i18n/useT';
import { useAddToCart } from '../cart/useAddToCart';
import { valueName } from './optionLabels';
import { visitStart } from './visitStart';

export interface ProductTileProps {
  product: Product;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The picture is visible without scrolling. */
  isPriority?: boolean | undefined;
  /** Replaces “Add to cart”; `null` for no button. */
  action?: ReactNode;
}

/** A product card with wishlist toggle and “Add to cart”. */
export function ProductTile({ product, headingLevel, isPriority, action }: ProductTileProps) {
  const t = useT();
  // The document may be older than the visit.
  const isHydrated = useIsHydrated();
  const wishlist = useWishlist();
  const { id, name, rating } = product;
  const { amount, compareAt, currency, hasSeveralPrices, isSoldOut } = getPriceSummary(product);
  const swatches = getOptionValues(product, 'colour').flatMap(({ value }) => {
    const color = getSwatch(value);
    return color ? [{ name: valueName(value, t), color }] : [];
  });
  return (
    <ProductCard
      name={name}
      nameLang={product.lang?.name}
      href={paths.product(id)}
      picture={product.pictures[0] ?? ''}
      price={{ amount, currency }}
      compareAt={compareAt === null ? undefined : { amount: compareAt, currency }}
      isLowestPrice={hasSeveralPrices}
      isSoldOut={isSoldOut}
      isNew={isHydrated && isNewProduct(product, visitStart)}
      swatches={swatches.length > 1 ? swatches : undefined}
      rating={rating && <Rating size="small" value={rating.average} count={rating.count} />}
      headingLevel={headingLevel}
      isPriority={isPriority}
      wishlist={
        <WishlistToggle
          name={name}
          isSaved={wishlist.has(id)}
          onToggle={() => wishlist.toggle(id)}
        />
      }
      action={action === undefined ? <ProductTileAction product={product} /> : action}
    />
  );
}

/** A product with one variant is added directly; others link to their page. */
function ProductTileAction({ product }: { product: Product }) {
  const t = useT();
  const add = useAddToCart();
  const [only, ...others] = product.variants;
  if (only && others.length === 0) {
    return (
      <AddToCart
        name={product.name}
        isSoldOut={only.stock === 0}
        onAdd={() => {
          if (only.stock > 0) add(product.id, only.id);
        }}
      />
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      href={paths.product(product.id)}
      aria-label={t('products.chooseNamed', { name: product.name })}
    >
      {t('products.choose')}
    </Button>
  );
}

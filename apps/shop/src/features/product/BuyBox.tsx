import { usePreload } from '@gschool/app';
import { lazyPage } from '@gschool/app/routes';
import { useCart, useWishlist } from '@gschool/data/shop';
import { isNewProduct, type Product } from '@gschool/domain';
import {
  AddToCart,
  Badge,
  Button,
  Heading,
  icons,
  Inline,
  Link,
  Price,
  QuantityStepper,
  Rating,
  Text,
  useIsHydrated,
  WishlistToggle,
} from '@gschool/ui';
import { Suspense, useState } from 'react';

import { useT } from '../../i18n/useT';
import { useAddToCart } from '../../shared/cart/useAddToCart';
import { categoryName, optionName } from '../../shared/products/optionLabels';
import { visitStart } from '../../shared/products/visitStart';
import { ProductDetails } from './ProductDetails';
import { OptionPicker } from './OptionPicker';
import * as styles from './ProductPage.css';
import { StockStatus } from './StockStatus';
import { useVariantChoice } from './useVariantChoice';

const { Component: SizeGuide, preload: preloadSizeGuide } = lazyPage(() =>
  import('./SizeGuide').then((module) => module.SizeGuide),
);

interface BuyBoxProps {
  product: Product;
  /** False while the stock is from the prerendered document. The stock is not shown then. */
  isCurrent: boolean;
}

/** The product data, options, quantity and “Add to cart”. */
export function BuyBox({ product, isCurrent }: BuyBoxProps) {
  const t = useT();
  const isHydrated = useIsHydrated();
  usePreload(preloadSizeGuide);
  const { id, name, rating, sizeGuide } = product;
  const { variant, options, select } = useVariantChoice(product);
  const { lines } = useCart();
  const wishlist = useWishlist();
  const add = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const [isMeasuring, setMeasuring] = useState(false);
  const stock = variant?.stock ?? 0;
  const mostItems = Math.max(1, stock);
  const inCart = lines.find(({ variantId }) => variantId === variant?.id)?.quantity ?? 0;
  const currency = variant?.currency ?? 'usd';
  return (
    <section aria-labelledby="product-name" className={styles.box}>
      <div className={styles.head}>
        <Inline space="2">
          <Badge>{categoryName(product.category, t)}</Badge>
          {isHydrated && isNewProduct(product, visitStart) && (
            <Badge tone="brand">{t('product.new')}</Badge>
          )}
        </Inline>
        <Heading level={2} size="h1" id="product-name" className={styles.title}>
          <bdi lang={product.lang?.name}>{name}</bdi>
        </Heading>
        <div className={styles.meta}>
          {variant && (
            <Price
              size="large"
              amount={{ amount: variant.amount, currency }}
              compareAt={
                variant.compareAt === null ? undefined : { amount: variant.compareAt, currency }
              }
              isSoldOut={stock === 0}
            />
          )}
          {rating && (
            <Link href="#reviews">
              <Rating size="small" value={rating.average} count={rating.count} />
            </Link>
          )}
        </div>
        <Text dir="auto" lang={product.lang?.description} tone="muted" isMeasured>
          {product.description}
        </Text>
      </div>
      {options.length > 0 && (
        <div className={styles.options}>
          {options.map((option) => (
            <OptionPicker
              key={option.name}
              label={optionName(option.name, t)}
              values={option.values}
              selected={option.selected}
              onSelect={(value) => select(option.name, value)}
              aside={
                option.name === 'size' && sizeGuide ? (
                  <Button
                    variant="plain"
                    size="small"
                    iconStart={icons.ruler}
                    aria-haspopup="dialog"
                    onClick={() => setMeasuring(true)}
                  >
                    {t('sizes.open')}
                  </Button>
                ) : null
              }
            />
          ))}
        </div>
      )}
      <StockStatus stock={isCurrent ? stock : null} inCart={inCart} />
      <div className={styles.buy}>
        <QuantityStepper
          key={variant?.id}
          name="quantity"
          label={t('product.quantity')}
          max={mostItems}
          // The quantity stays when another size or color is chosen.
          defaultValue={Math.min(quantity, mostItems)}
          isDisabled={stock === 0}
          onChange={setQuantity}
          className={styles.quantity}
        />
        <AddToCart
          key={`add ${variant?.id}`}
          name={name}
          variant="primary"
          size="large"
          isFullWidth
          isSoldOut={stock === 0}
          onAdd={() => {
            if (variant && stock > 0) add(id, variant.id, Math.min(quantity, stock));
          }}
        />
        <span className={styles.wishlist}>
          <WishlistToggle
            name={name}
            variant="quiet"
            isSaved={wishlist.has(id)}
            onToggle={() => wishlist.toggle(id)}
          />
        </span>
      </div>
      <ProductDetails product={product} />
      {isMeasuring && sizeGuide && (
        <Suspense>
          <SizeGuide
            id={sizeGuide}
            selectedSize={variant?.options.size}
            onClose={() => setMeasuring(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/product.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { useProducts, useRecentlyViewed } from '@gschool/data/shop';
import type { Product } from '@gschool/domain';
import { EmptyState, Button, Picture } from '@gschool/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { categoryName } from '../../shared/products/optionLabels';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import { RelatedProducts } from './RelatedProducts';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import * as styles from './ProductPage.css';
import { ProductSkeleton } from './ProductSkeleton';
import { ReviewsSection } from './ReviewsSection';

/** `/merchandise/product/:slug`. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const products = useProducts();
  return (
    <QueryResult query={products} skeleton={<ProductSkeleton />} level={1}>
      {(all) => {
        const product = all.find(({ id }) => id === slug);
        return product ? (
          <ProductView key={slug} product={product} all={all} />
        ) : (
          <ProductNotFound />
        );
      }}
    </QueryResult>
  );
}

function ProductView({ product, all }: { product: Product; all: readonly Product[] }) {
  const t = useT();
  const viewed = useRecentlyViewed();
  const { id, name, category } = product;
  const { add } = viewed;
  useDocumentTitle(name);
  useShopBreadcrumb({
    name,
    hideTitle: true,
    parents: [
      { name: t('nav.merchandise'), href: paths.merchandise },
      { name: categoryName(category, t), href: `${paths.shop}?category=${category}` },
    ],
  });
  useEffect(() => add(id), [add, id]);
  return (
    <article className={styles.page}>
      <div className={styles.columns}>
        <Gallery name={name} pictures={product.pictures} />
        <BuyBox product={product} />
      </div>
      <ReviewsSection product={product} />
      <RelatedProducts product={product} all={all} viewedIds={viewed.ids} />
    </article>
  );
}

/** The product does not exist or is no longer sold. */
function ProductNotFound() {
  const t = useT();
  useDocumentTitle(t('product.missing'));
  return (
    <EmptyState
      level={1}
      title={t('product.missing')}
      picture={<Picture picture="art:object/tote/17" alt="" ratio="4/3" />}
      action={<Button href={paths.shop}>{t('product.toShop')}</Button>}
    >
      {t('product.missingText')}
    </EmptyState>
  );
}

import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/product.messages.json';

import { useIsNearViewport } from '@gschool/app';
import {
  getPageContent,
  lazyComponent,
  useDocumentTitle,
  type ContentHead,
} from '@gschool/app/routes';
import { useRecentlyViewed } from '@gschool/data/shop';
import type { Product } from '@gschool/domain';
import { useEffect, useRef } from 'react';
import { useParams, type Params } from 'react-router-dom';

import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { categoryName } from '../../shared/products/optionLabels';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import { OutdatedNotice } from '../../shared/products/OutdatedNotice';
import type { ProductContent } from '../../shared/products/pageContents';
import { useShownProducts } from '../../shared/products/useShownProducts';
import { RelatedProducts } from './RelatedProducts';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import * as styles from './ProductPage.css';
import { ProductNotFound } from './ProductNotFound';
import { ProductSkeleton } from './ProductSkeleton';

const Reviews = lazyComponent(() =>
  import('./Reviews').then(withMessages).then((module) => module.Reviews),
);

/** Loads the reviews when they are near the viewport. Renders nothing if there are none. */
function ReviewsSection({ product }: { product: Product }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(ref, '100%');
  if (!product.rating) return null;
  return (
    <div ref={ref} id="reviews">
      {isNear && <Reviews product={product} rating={product.rating} />}
    </div>
  );
}

const getContent = ({ slug = '' }: Readonly<Params>) =>
  getPageContent<ProductContent>(paths.product(slug));

/**
 * The head content of the product in the prerendered document. A product that loads later sets its
 * title itself.
 */
export function getContentHead(params: Readonly<Params>): ContentHead {
  const content = getContent(params);
  const product = content?.products[0];
  return product
    ? { title: product.name, description: product.description, modifiedOn: content.modifiedOn }
    : {};
}

/** `/merchandise/product/:slug`. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { query, loaded, content } = useShownProducts<ProductContent>(paths.product(slug));
  const shown = { ...query, data: loaded ?? content?.products };
  return (
    <QueryResult query={shown} skeleton={<ProductSkeleton />} level={1}>
      {(all) => {
        const product = all.find(({ id }) => id === slug);
        return product ? (
          <>
            <OutdatedNotice query={query} />
            <ProductView key={slug} product={product} all={all} isCurrent={Boolean(loaded)} />
          </>
        ) : (
          <ProductNotFound slug={slug} />
        );
      }}
    </QueryResult>
  );
}

interface ProductViewProps {
  product: Product;
  all: readonly Product[];
  /**
   * False while the product is from the prerendered document, so that its stock and price may be
   * outdated.
   */
  isCurrent: boolean;
}

function ProductView({ product, all, isCurrent }: ProductViewProps) {
  const t = useT();
  const viewed = useRecentlyViewed();
  const { id, name, category } = product;
  const { add } = viewed;
  useDocumentTitle(name);
  useShopBreadcrumb({
    name,
    hideTitle: true,
    variant: 'task',
    parents: [
      { name: t('nav.merchandise'), href: paths.shop },
      { name: categoryName(category, t), href: paths.department(category) },
    ],
  });
  useEffect(() => add(id), [add, id]);
  return (
    <article className={styles.page}>
      <div className={styles.columns}>
        <Gallery name={name} pictures={product.pictures} />
        <BuyBox product={product} isCurrent={isCurrent} />
      </div>
      <ReviewsSection product={product} />
      <RelatedProducts product={product} all={all} viewedIds={isCurrent ? viewed.ids : []} />
    </article>
  );
}

import { useProducts } from '@gschool/data/shop';
import { Carousel, Link, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { ProductTile } from '../../shared/products/ProductTile';
import { QueryResult } from '../../shared/QueryResult';
import { ProductGridSkeleton } from '../../shared/products/ProductGrid';
import { productLists, type ProductListName } from './productLists';
import * as styles from './landing.css';

/** A state list of products as a row. */
export function ProductRow({ list }: { list: ProductListName }) {
  const t = useT();
  const products = useProducts();
  return (
    <div id={list} className={styles.section}>
      <QueryResult query={products} skeleton={<ProductGridSkeleton count={4} />} size="panel">
        {(all) => (
          <Carousel
            title={t(`productList.${list}`)}
            subtitle={list === 'bestseller' ? t('landing.rated') : undefined}
            itemSize="card"
            action={<Link href={paths.shop}>{t('landing.all')}</Link>}
            empty={<Text tone="muted">{t('landing.none')}</Text>}
          >
            {productLists[list](all).map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Carousel>
        )}
      </QueryResult>
    </div>
  );
}

import { useProducts } from '@gschool/data/shop';
import { Carousel, Link, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { ProductTile } from '../../shared/products/ProductTile';
import { Reading } from '../../shared/QueryResult';
import { TileGridSkeleton } from '../../shared/products/ProductGrid';
import { goodsLists, type GoodsListName } from './productLists';
import * as css from './landing.css';

/** One of the shop's state lists as a row of goods. */
export function GoodsRow({ list }: { list: GoodsListName }) {
  const t = useT();
  const products = useProducts();
  return (
    <div id={list} className={css.section}>
      <Reading query={products} waiting={<TileGridSkeleton count={4} />} size="panel">
        {(all) => (
          <Carousel
            title={t(`productList.${list}`)}
            subtitle={list === 'bestseller' ? t('landing.rated') : undefined}
            itemSize="card"
            action={<Link href={paths.shop}>{t('landing.all')}</Link>}
            empty={<Text tone="soft">{t('landing.none')}</Text>}
          >
            {goodsLists[list](all).map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Carousel>
        )}
      </Reading>
    </div>
  );
}
